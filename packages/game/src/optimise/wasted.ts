import type { Edition, RatingKind } from '../edition/edition.ts';
import { ratingPerPoint } from '../formula/rating.ts';
import type { StatWeights } from '../point/point.ts';
import type { StatName, Stats } from '../stat/catalogue.ts';
import type { Cap } from '../total/caps.ts';

interface Carrier {
  readonly stat: StatName;
  /** Null where the stat is the figure itself. */
  readonly rating: RatingKind | null;
  /** Only where one rating serves spells too. */
  readonly sharedOnly?: true;
}

/** The stats that bring a figure nearer to its cap; what is beyond defense and avoidance still helps, so those waste none. */
const CARRIERS: Readonly<Partial<Record<Cap['key'], readonly Carrier[]>>> = {
  hit: [
    { stat: 'hitRating', rating: 'hit' },
    { stat: 'hitPercent', rating: null },
  ],
  rangedHit: [
    { stat: 'hitRating', rating: 'hit' },
    { stat: 'rangedHitRating', rating: 'hit' },
    { stat: 'hitPercent', rating: null },
    { stat: 'rangedHitPercent', rating: null },
  ],
  spellHit: [
    { stat: 'spellHitRating', rating: 'spellHit' },
    { stat: 'hitRating', rating: 'spellHit', sharedOnly: true },
    { stat: 'spellHitPercent', rating: null },
  ],
  expertise: [
    { stat: 'expertiseRating', rating: 'expertise' },
    { stat: 'expertise', rating: null },
  ],
};

/** What the weights count of the gear though it lies beyond a cap. */
export function wastedWorth(
  caps: readonly Cap[],
  gear: Stats,
  weights: StatWeights,
  { ratings }: Pick<Edition, 'ratings'>,
  level: number,
): number {
  let wasted = 0;
  for (const { key, value, goal } of caps) {
    let beyond = Math.max(value - goal, 0);
    for (const { stat, rating, sharedOnly } of CARRIERS[key] ?? []) {
      if (sharedOnly && !ratings?.shared) continue;
      const per = rating && ratings ? ratingPerPoint(ratings, rating, level) : 1;
      const amount = Math.min(gear[stat] ?? 0, beyond * per);
      if (amount <= 0) continue;
      wasted += amount * (weights[stat] ?? 0);
      beyond -= amount / per;
    }
  }
  return wasted;
}
