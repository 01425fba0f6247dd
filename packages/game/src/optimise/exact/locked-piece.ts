import { wielderOf } from '../../equip/abilities.ts';
import { exclusiveGroup } from '../../dataset/exclusive.ts';
import { needsBothHands } from '../../equip/free-other-hand.ts';
import type { Limit } from '../../equip/limits.ts';
import { COUNTS_AS } from '../../gem/gem-colors.ts';
import type { CountedColor } from '../../gem/gem-colors.ts';
import { socketBonusActive } from '../../gem/socket-bonus.ts';
import type { Item } from '../../item/item.ts';
import { addStats, itemAmounts } from '../../score/amounts.ts';
import type { Amounts } from '../../score/amounts.ts';
import { AMMO, RANGED } from '../../slot/slots.ts';
import type { SlotId } from '../../slot/slots.ts';
import { exclusiveLimits, isOwnedOnce } from '../owned-once.ts';
import { Ammunition } from './ammunition.ts';
import type { ExactRequest } from './exact-request.ts';
import { gemLimits } from './gem-choices.ts';
import type { WeighedGem } from './gem-choices.ts';
import { weigh } from './item-choices.ts';
import type { Weighed } from './item-choices.ts';
import type { Objective } from './objective.ts';
import { sharedLimits } from './slot-candidates.ts';

/** A piece that stays as it is: all it gives, and what it uses up. */
export interface LockedPiece extends Weighed {
  readonly item: Item | null;
  readonly colors: readonly CountedColor[];
  readonly limits: readonly Limit[];
  /** Its meta gem, which counts only while its needs are met. */
  readonly meta: WeighedGem | null;
  readonly unique: number;
  readonly bothHands: boolean;
}

export function lockedPiece(
  request: ExactRequest,
  objective: Objective,
  slot: SlotId,
): LockedPiece {
  const { set, rules } = request;
  const piece = set.gear[slot];
  const { item, enchant } = piece;
  const gems = piece.gems.filter((gem) => gem !== null);
  const amounts: Amounts = item ? { ...itemAmounts(item, slot) } : {};
  if (item) addStats(amounts, enchant?.stats ?? null);
  const ammo = slot === RANGED ? new Ammunition(request, objective).best(item?.weaponType) : null;
  if (ammo) addStats(amounts, itemAmounts(ammo, AMMO));
  if (item && socketBonusActive(piece)) addStats(amounts, item.socketBonus);
  const needy = gems.find((gem) => gem.gem!.requirements.length > 0) ?? null;
  for (const gem of gems) if (gem !== needy) addStats(amounts, gem.stats);
  const own = weigh(amounts, objective);
  const { effects } = objective;
  const effect = (gem: Item): number => effects?.item(gem.baseId) ?? 0;
  const onItem =
    (item ? effect(item) : 0) +
    (item && enchant ? (effects?.enchant(enchant.effectId, slot) ?? 0) : 0);
  const inSockets = gems.reduce((sum, gem) => sum + (gem === needy ? 0 : effect(gem)), 0);
  const needyWorth = needy && weigh(needy.stats, objective);
  return {
    ...own,
    value: own.value + onItem + inSockets,
    item,
    colors: gems.flatMap((gem) => COUNTS_AS[gem.gem!.color]),
    limits: [
      ...gems.flatMap(gemLimits),
      ...(item ? [...sharedLimits(item), ...exclusiveLimits(item.baseId, rules.dataset)] : []),
    ],
    meta: needy &&
      needyWorth && {
        gem: needy,
        ...needyWorth,
        value: needyWorth.value + effect(needy),
        limits: [],
      },
    unique: item
      ? (exclusiveGroup(rules.dataset, item.baseId) ?? (isOwnedOnce(item) ? item.baseId : -1))
      : -1,
    bothHands: needsBothHands(item, wielderOf(set, rules)),
  };
}
