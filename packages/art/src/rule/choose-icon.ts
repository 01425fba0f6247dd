import { choosePalette } from '../palette/palette-rule.ts';
import { rankGlyphs } from './glyph-rule.ts';
import { hashOf } from './hash.ts';
import type { IconChoice, IconField, IconSubject } from './subject.ts';

/** The picture of a thing, from what is known of it alone: the same thing looks the same everywhere. */
export function chooseIcon(subject: IconSubject): IconChoice {
  const [glyph] = rankGlyphs(subject);
  if (glyph === undefined) throw new Error(`no glyph for ${subject.kind} ${subject.id}`);
  return { glyph, palette: choosePalette(subject), field: chooseField(subject.id) };
}

export function chooseField(id: string): IconField {
  return (hashOf(`field:${id}`) & 3) as IconField;
}

/** For things seen side by side, as in a talent tree: each takes its best glyph that none before it took. */
export function chooseDistinct(subjects: readonly IconSubject[]): readonly IconChoice[] {
  const taken = new Set<string>();
  return subjects.map((subject) => {
    const ranked = rankGlyphs(subject);
    const glyph = ranked.find((candidate) => !taken.has(candidate)) ?? ranked[0];
    if (glyph === undefined) throw new Error(`no glyph for ${subject.kind} ${subject.id}`);
    taken.add(glyph);
    return { glyph, palette: choosePalette(subject), field: chooseField(subject.id) };
  });
}
