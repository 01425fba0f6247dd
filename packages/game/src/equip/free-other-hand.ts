import type { Item } from '../item/item.ts';
import { isTwoHanded } from '../item/hands.ts';
import type { Gear } from '../set/gear-set.ts';
import { pieceOf, withPiece } from '../set/piece.ts';
import { MAIN_HAND, OFF_HAND, type SlotId } from '../slot/slots.ts';
import type { EquipRule, Wielder } from './rule.ts';

/** It takes both hands, unless its wielder can hold one in each. */
export function needsBothHands(item: Item | null, { oneHandsTwoHanders }: Wielder): boolean {
  if (!item || !isTwoHanded(item)) return false;
  return item.weaponType === null || !oneHandsTwoHanders.includes(item.weaponType);
}

/** A two-hander empties the other hand; anything in the other hand puts a two-hander away. */
export const freeOtherHand: EquipRule = (gear, { slot, item }, wielder) =>
  putsOtherHandAway(gear, slot, item, wielder) ? emptied(gear, otherHand(slot)!) : gear;

/** What the other hand holds cannot stay beside it. */
export function putsOtherHandAway(
  gear: Gear,
  slot: SlotId,
  item: Item | null,
  wielder: Wielder,
): boolean {
  const other = otherHand(slot);
  if (other === null) return false;
  return needsBothHands(item, wielder) || needsBothHands(gear[other].item, wielder);
}

/** null for what is no hand. */
export function otherHand(slot: SlotId): SlotId | null {
  if (slot === MAIN_HAND) return OFF_HAND;
  return slot === OFF_HAND ? MAIN_HAND : null;
}

function emptied(gear: Gear, slot: SlotId): Gear {
  return withPiece(gear, slot, pieceOf(null, gear[slot].rune, gear[slot].kept));
}
