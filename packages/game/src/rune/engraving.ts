import type { Rune } from '../dataset/tables.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { SetEdit } from '../set/gear-set.ts';
import { engraved, withPiece } from '../set/piece.ts';
import type { Wearer } from '../character/character.ts';
import type { Rules } from '../set/rules.ts';
import { searchSlot, slotLabel, type SlotId } from '../slot/slots.ts';

/** Runes belong to the slot: they need no item and stay when it changes. */
export function whyNotEngrave(
  slot: SlotId,
  rune: Rune,
  { edition, wearer }: Pick<Rules, 'edition'> & { readonly wearer: Pick<Wearer, 'gameClass'> },
): Refusal | null {
  if (!edition.runes) return refusal('notInEdition', 'runes', edition.name);
  if (searchSlot(rune.slotId) !== searchSlot(slot)) {
    return refusal('runeDoesNotFit', rune.name, slotLabel(slot));
  }
  return rune.classes.includes(wearer.gameClass)
    ? null
    : refusal('wrongClass', rune.name, wearer.gameClass);
}

export function engraving(slot: SlotId, rune: Rune | null): SetEdit {
  return (set) => ({ ...set, gear: withPiece(set.gear, slot, engraved(set.gear[slot], rune)) });
}
