import type { Gear } from '../set/gear-set.ts';
import { dropConflicts } from './drop-conflicts.ts';
import { dropHeldEnchant } from './drop-held-enchant.ts';
import { dropTwoHandEnchant } from './drop-two-hand-enchant.ts';
import { freeOtherHand } from './free-other-hand.ts';
import { putOn } from './put-on.ts';
import type { Change, EquipRule, Wielder } from './rule.ts';

/** In the order in which a player would meet them. */
const EQUIP_RULES: readonly EquipRule[] = [
  putOn,
  freeOtherHand,
  dropTwoHandEnchant,
  dropHeldEnchant,
  dropConflicts,
];

export function equip(gear: Gear, change: Change, wielder: Wielder): Gear {
  return EQUIP_RULES.reduce((worn, rule) => rule(worn, change, wielder), gear);
}
