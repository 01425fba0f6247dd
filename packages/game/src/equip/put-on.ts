import { pieceOf, withPiece } from '../set/piece.ts';
import type { EquipRule } from './rule.ts';

/** Another item means no enchant, no gems and no acquired marks. */
export const putOn: EquipRule = (gear, { slot, item }) =>
  withPiece(gear, slot, pieceOf(item, gear[slot].rune, gear[slot].kept));
