import type { Edition } from '../edition/edition.ts';
import type { Item } from '../item/item.ts';
import { MAIN_HAND, OFF_HAND, searchSlot, type SlotId } from '../slot/slots.ts';

/** The kind of item belongs into the slot, whoever wears it. */
export function fitsSlot(item: Item, slot: SlotId, edition: Edition): boolean {
  if (item.slotId === null) return false;
  if (searchSlot(item.slotId) !== searchSlot(slot)) return false;
  if (slot === MAIN_HAND) return item.slotId === MAIN_HAND && item.handed !== 'off';
  if (slot !== OFF_HAND) return true;
  if (item.handed === 'main') return false;
  if (item.handed !== 'two') return true;
  return edition.dualTwoHand?.weaponTypes.includes(item.weaponType ?? -1) ?? false;
}
