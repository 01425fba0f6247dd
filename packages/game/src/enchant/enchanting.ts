import type { Enchant } from '../dataset/tables.ts';
import type { Refusal } from '../messages.ts';
import type { GearSet, SetEdit } from '../set/gear-set.ts';
import { enchanted, withPiece } from '../set/piece.ts';
import { wearerOf, type Rules } from '../set/rules.ts';
import type { SlotId } from '../slot/slots.ts';
import { whyNotEnchantItem } from './enchant-fits.ts';

export function whyNotEnchant(
  set: GearSet,
  slot: SlotId,
  enchant: Enchant,
  { edition, wearer }: Rules,
): Refusal | null {
  return whyNotEnchantItem(enchant, slot, set.gear[slot].item, wearerOf(set, wearer), edition);
}

/** Puts the enchant on the item in the slot, or takes it off with null. */
export function enchanting(slot: SlotId, enchant: Enchant | null): SetEdit {
  return (set) => ({
    ...set,
    gear: withPiece(set.gear, slot, enchanted(set.gear[slot], enchant)),
  });
}
