import { choosePalette } from '@gearwright/game/look/palette-rule.ts';
import { chooseField } from './choose-field.ts';
import { rankGlyphs } from './glyph-rule.ts';
import type { IconChoice, IconSubject } from './subject.ts';

/** The picture of a thing, from what is known of it alone: the same thing looks the same everywhere. */
export function chooseIcon(subject: IconSubject): IconChoice {
  return pictured(subject, () => true);
}

/** For things seen side by side, as in a talent tree: each takes its best glyph that none before it took. */
export function chooseDistinct(subjects: readonly IconSubject[]): readonly IconChoice[] {
  const taken = new Set<string>();
  return subjects.map((subject) => {
    const choice = pictured(subject, (glyph) => !taken.has(glyph));
    taken.add(choice.glyph);
    return choice;
  });
}

function pictured(subject: IconSubject, accepts: (glyph: string) => boolean): IconChoice {
  let best: string | null = null;
  for (const glyph of rankGlyphs(subject)) {
    best ??= glyph;
    if (!accepts(glyph)) continue;
    best = glyph;
    break;
  }
  if (best === null) throw new Error(`no glyph for ${subject.kind} ${subject.id}`);
  return { glyph: best, palette: choosePalette(subject), field: chooseField(subject.id) };
}
