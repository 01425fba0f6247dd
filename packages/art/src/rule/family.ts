import { rotated } from '@gearwright/game/look/hash.ts';
import { iconPattern, wordPattern } from '@gearwright/game/look/name-words.ts';

/** Stems to look for, and the glyphs they ask for; both parted by blanks. */
export type GlyphRule = readonly [stems: string, glyphs: string];

/** What things of one kind may look like. */
export interface GlyphFamily {
  /** First match wins; the rest follow as second thoughts. */
  readonly rules: readonly GlyphRule[];
  /** For names that say nothing. */
  readonly pool: string;
  /** Icon names of armour and weapons only repeat the slot (every glove is `inv_gauntlets_…`). */
  readonly readsIcon: boolean;
}

const lists = new Map<string, readonly string[]>();

function glyphList(line: string): readonly string[] {
  let list = lists.get(line);
  if (!list) {
    list = line.split(' ').filter((glyph) => glyph !== '');
    lists.set(line, list);
  }
  return list;
}

/** Every glyph the family can give. */
export function familyGlyphs(family: GlyphFamily): ReadonlySet<string> {
  return new Set([...family.rules.map(([, glyphs]) => glyphs), family.pool].flatMap(glyphList));
}

/** Glyphs of the family, best first: the name's words, then the icon's, then the pool. May repeat itself. */
export function* rankFamily(
  family: GlyphFamily,
  name: string,
  icon: string,
  seed: string,
): Generator<string, void> {
  for (const [stems, glyphs] of family.rules) {
    if (wordPattern(stems).test(name)) yield* rotated(glyphList(glyphs), seed);
  }
  if (family.readsIcon) {
    for (const [stems, glyphs] of family.rules) {
      if (iconPattern(stems).test(icon)) yield* rotated(glyphList(glyphs), seed);
    }
  }
  yield* rotated(glyphList(family.pool), seed);
}
