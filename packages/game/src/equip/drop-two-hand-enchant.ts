import { isTwoHanded } from '../item/hands.ts';
import { enchanted, withPiece } from '../set/piece.ts';
import { MAIN_HAND, OFF_HAND } from '../slot/slots.ts';
import type { EquipRule } from './rule.ts';

/** An enchant for two-handers does not pass to a lighter weapon. */
export const dropTwoHandEnchant: EquipRule = (gear, { slot }) => {
  const { item, enchant } = gear[slot];
  const inHand = slot === MAIN_HAND || slot === OFF_HAND;
  if (!inHand || !enchant?.twoHandOnly || isTwoHanded(item)) return gear;
  return withPiece(gear, slot, enchanted(gear[slot], null));
};
