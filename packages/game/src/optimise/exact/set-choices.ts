import type { ItemSet } from '../../dataset/tables.ts';
import { addStats } from '../../score/amounts.ts';
import type { Amounts } from '../../score/amounts.ts';
import { atLeastAsGood } from './gem-choices.ts';
import { weigh } from './item-choices.ts';
import type { Weighed } from './item-choices.ts';
import type { Objective } from './objective.ts';

export interface WeighedTier extends Weighed {
  readonly pieces: number;
}

/** Sets that give stats or effects which count for something, by id: what each number of pieces gives in all. */
export function setsOfInterest(
  sets: readonly ItemSet[],
  objective: Objective,
): ReadonlyMap<number, readonly WeighedTier[]> {
  const found = new Map<number, readonly WeighedTier[]>();
  for (const set of sets) {
    const amounts: Amounts = {};
    const tiers: WeighedTier[] = [];
    const withStats = set.bonuses.map(({ pieces }) => pieces);
    const withEffects = objective.effects?.setSteps(set.id) ?? [];
    const steps = [...new Set([...withStats, ...withEffects])].sort((a, b) => a - b);
    for (const pieces of steps) {
      for (const bonus of set.bonuses) if (bonus.pieces === pieces) addStats(amounts, bonus.stats);
      const stats = weigh(amounts, objective);
      const effect = objective.effects?.set(set.id, pieces) ?? 0;
      const tier = { pieces, ...stats, value: stats.value + effect };
      const before = tiers.at(-1);
      const same =
        (before?.value ?? 0) === tier.value &&
        tier.capped.every((amount, cap) => amount === (before?.capped[cap] ?? 0));
      if (!same) tiers.push(tier);
    }
    if (tiers.length > 0) found.set(set.id, tiers);
  }
  return found;
}

/** A further piece may bring a bonus that is worse to have than not. */
export function mayHarm(tiers: readonly WeighedTier[], { caps }: Objective): boolean {
  const none: Weighed = { value: 0, capped: caps.map(() => 0) };
  return tiers.some((tier, at) => {
    const before = tiers[at - 1] ?? none;
    return tier.value < before.value || !atLeastAsGood(tier.capped, before.capped, { caps });
  });
}
