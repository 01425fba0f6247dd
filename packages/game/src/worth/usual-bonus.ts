import type { ItemSet } from '../dataset/tables.ts';
import type { AttackRules } from '../edition/edition.ts';
import type { StatWeights } from '../point/point.ts';
import { weightOf } from './damage-worth.ts';

/** Damage grows faster than levels do: so a bonus that is a share of it does. */
const GROWTH = 1.5;

/** Sets of a raid's tier speak of the class's own spells at two steps at least; one such line is of arenas and dungeons. */
const FEWEST = 2;

/** Pieces at which a set of a tier gives what no table of stats and no average can say: words alone. */
export function wordsAlone(set: ItemSet | null, averaged: readonly number[]): readonly number[] {
  const steps = (set?.bonuses ?? []).filter(
    ({ stats, effects, text }) => text !== null && !stats && effects.length === 0,
  );
  if (steps.length < FEWEST) return [];
  return steps.map(({ pieces }) => pieces).filter((pieces) => !averaged.includes(pieces));
}

/**
 * What a set bonus that nobody measured is taken for: as much as the middle of those that were, a share of the damage,
 * told in points of the stat the damage comes from.
 */
export function usualBonus(
  { usualSetBonus }: Pick<AttackRules, 'usualSetBonus'>,
  weights: StatWeights,
  shareOfLevels: number,
): number {
  const worths = Object.entries(usualSetBonus).map(
    ([stat, points]) => points * weightOf(weights, stat as keyof typeof usualSetBonus),
  );
  return Math.max(...worths) * shareOfLevels ** GROWTH;
}
