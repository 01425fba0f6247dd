import type { GameClass } from '../words/classes-and-races.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Glyph } from '../dataset/tables.ts';
import type { GlyphRules } from '../edition/edition.ts';

export type GlyphKind = Glyph['kind'];

/** Glyphs of a class and kind by spell id: the order the glyph code counts in (acceptance D9). */
export function glyphsFor(
  dataset: Dataset,
  gameClass: GameClass,
  kind: GlyphKind,
): readonly Glyph[] {
  return dataset.glyphs
    .filter((glyph) => glyph.gameClass === gameClass && glyph.kind === kind)
    .toSorted((a, b) => a.spellId - b.spellId);
}

export function glyphBySpell(dataset: Dataset, spellId: number): Glyph | null {
  return dataset.glyphs.find((glyph) => glyph.spellId === spellId) ?? null;
}

/** Slots 0–2 are major, 3–5 minor. */
export function glyphKindOf(slot: number, rules: GlyphRules): GlyphKind | null {
  if (!Number.isInteger(slot) || slot < 0 || slot >= rules.major + rules.minor) return null;
  return slot < rules.major ? 'major' : 'minor';
}
