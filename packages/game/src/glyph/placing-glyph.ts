import { refusal, type Refusal } from '../messages.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { glyphBySpell, glyphKindOf } from './glyphs.ts';

/** Of the wearer only class and level matter. */
interface GlyphRules extends Pick<Rules, 'edition' | 'dataset'> {
  readonly wearer: Pick<Rules['wearer'], 'gameClass' | 'level'>;
}

/** null takes the glyph out; a locked slot cannot change either way. */
export function whyNotPlaceGlyph(
  slot: number,
  spellId: number | null,
  { edition, dataset, wearer }: GlyphRules,
): Refusal | null {
  const rules = edition.glyphs;
  if (!rules) return refusal('notInEdition', 'glyphs', edition.name);
  const kind = glyphKindOf(slot, rules);
  if (!kind) return refusal('unknownSlot', `glyph ${slot}`);
  const unlock = rules.unlockLevels[slot]!;
  if (wearer.level < unlock) return refusal('glyphSlotLocked', unlock);
  if (spellId === null) return null;
  const glyph = glyphBySpell(dataset, spellId);
  if (!glyph) return refusal('unknownGlyph', String(spellId));
  if (glyph.gameClass !== wearer.gameClass) {
    return refusal('wrongClass', glyph.name, wearer.gameClass);
  }
  if (glyph.kind !== kind) return refusal('glyphDoesNotFit', glyph.name, kind);
  return wearer.level < glyph.level ? refusal('levelTooLow', glyph.name, glyph.level) : null;
}

export function placingGlyph(slot: number, spellId: number | null): SetEdit {
  return (set: GearSet) => ({ ...set, glyphs: withGlyph(set.glyphs, slot, spellId) });
}

/** A glyph placed elsewhere moves: its former slot is emptied. */
export function withGlyph(
  glyphs: GearSet['glyphs'],
  slot: number,
  spellId: number | null,
): GearSet['glyphs'] {
  return glyphs.map((placed, index) => {
    if (index === slot) return spellId;
    return placed === spellId ? null : placed;
  });
}
