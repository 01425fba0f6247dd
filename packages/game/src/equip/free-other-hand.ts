import type { Item } from '../item/item.ts';
import { isTwoHanded } from './hands.ts';
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
export const freeOtherHand: EquipRule = (gear, { slot, item }, wielder) => {
  if (slot !== MAIN_HAND && slot !== OFF_HAND) return gear;
  const other = slot === MAIN_HAND ? OFF_HAND : MAIN_HAND;
  const clash = needsBothHands(item, wielder) || needsBothHands(gear[other].item, wielder);
  return clash ? emptied(gear, other) : gear;
};

function emptied(gear: Gear, slot: SlotId): Gear {
  return withPiece(gear, slot, pieceOf(null, gear[slot].rune, gear[slot].kept));
}
