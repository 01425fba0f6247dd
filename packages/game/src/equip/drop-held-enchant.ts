import { HELD_IN_OFF_HAND } from '../item/weapon-types.ts';
import { enchanted, withPiece } from '../set/piece.ts';
import { OFF_HAND } from '../slot/slots.ts';
import type { EquipRule } from './rule.ts';

/** What is held in the off hand takes no enchant. */
export const dropHeldEnchant: EquipRule = (gear) => {
  const piece = gear[OFF_HAND];
  if (piece.item?.weaponType !== HELD_IN_OFF_HAND || !piece.enchant) return gear;
  return withPiece(gear, OFF_HAND, enchanted(piece, null));
};
