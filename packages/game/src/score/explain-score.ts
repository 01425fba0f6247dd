import type { ItemSet } from '../dataset/tables.ts';
import type { Gear } from '../set/gear-set.ts';
import type { StatName } from '../stat/catalogue.ts';
import { gearAmounts } from './amounts.ts';
import type { StatWeights } from '../point/point.ts';

export interface ScorePart {
  readonly stat: StatName;
  readonly amount: number;
  readonly weight: number;
  readonly value: number;
}

/** What each stat brings to the worth of the gear, most first; the values sum to `scoreGear`. */
export function explainScore(
  gear: Gear,
  weights: StatWeights,
  setOf: (setId: number) => ItemSet | null,
): readonly ScorePart[] {
  return Object.entries(gearAmounts(gear, setOf))
    .map(([name, amount]): ScorePart => {
      const stat = name as StatName;
      const weight = weights[stat] ?? 0;
      return { stat, amount, weight, value: amount * weight };
    })
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
}
