import type { DefenceRules } from '../edition/edition.ts';

/** What a wearer brings against the blows of a boss three levels above, in percent. */
export interface Guard {
  readonly miss: number;
  readonly dodge: number;
  readonly parry: number;
  readonly block: number;
  /** Points of defense above five a level. */
  readonly defense: number;
  /** Off the boss's chance to crit: resilience and talents. */
  readonly critReduction: number;
  /** Block added by Holy Shield, counted against crushing blows. */
  readonly holyShield: number;
}

export interface BossAttacks {
  readonly miss: number;
  readonly dodge: number;
  readonly parry: number;
  readonly block: number;
  readonly crit: number;
  readonly crush: number;
  readonly hit: number;
  readonly uncrittable: boolean;
  readonly uncrushable: boolean;
}

/** One roll decides: each outcome takes its share of what the ones before left. */
export function bossAttacks(rules: DefenceRules, guard: Guard): BossAttacks {
  let left = 100;
  const take = (percent: number): number => {
    const taken = Math.min(Math.max(percent, 0), left);
    left -= taken;
    return taken;
  };
  const against = (percent: number): number =>
    percent > 0 ? percent - rules.bossPenalty : percent;
  const critChance =
    rules.bossCritBase - guard.defense * rules.defensePerPoint - guard.critReduction;
  const miss = take(against(guard.miss));
  const dodge = take(against(guard.dodge));
  const parry = take(against(guard.parry));
  const block = take(against(guard.block));
  const afterHolyShield = left - guard.holyShield;
  const crit = take(critChance);
  const crush = take(rules.crush ?? 0);
  return {
    miss,
    dodge,
    parry,
    block,
    crit,
    crush,
    hit: left,
    uncrittable: critChance <= EPSILON,
    uncrushable: rules.crush === null || afterHolyShield <= EPSILON,
  };
}

/** Sums of percents are not exact. */
const EPSILON = 1e-9;
