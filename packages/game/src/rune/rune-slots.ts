import type { Dataset } from '../dataset/dataset.ts';
import type { Rune } from '../dataset/tables.ts';
import type { GameClass } from '../words/classes-and-races.ts';
import { searchSlot, SLOT_IDS, type SlotId } from '../slot/slots.ts';

/** A class's runes for a slot, by spell id: the order the rune code counts in (acceptance D9). */
export function runesFor(dataset: Dataset, gameClass: GameClass, slot: SlotId): readonly Rune[] {
  return dataset.runes
    .filter((rune) => searchSlot(rune.slotId) === searchSlot(slot))
    .filter((rune) => rune.classes.includes(gameClass))
    .toSorted((a, b) => a.spellId - b.spellId);
}

/** Slots of the viewer that have a rune tab: also back, rings and shoulders (acceptance D3). */
export function runeSlots(dataset: Dataset, gameClass: GameClass): readonly SlotId[] {
  const slots = new Set(
    dataset.runes
      .filter((rune) => rune.classes.includes(gameClass))
      .map((rune) => searchSlot(rune.slotId)),
  );
  return SLOT_IDS.filter((slot) => slots.has(searchSlot(slot)));
}
