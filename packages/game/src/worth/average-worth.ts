import type { EffectAverage } from '../dataset/value-tables.ts';
import type { StatWeights } from '../point/point.ts';
import type { StatName } from '../stat/catalogue.ts';
import type { SecondWorth } from './damage-worth.ts';

/** An effect's average in points of the weights; null where nothing weighs what it gives. */
export function averageWorth(
  { stats = {}, highest, dps = 0, hps = 0, mp5 = 0 }: EffectAverage,
  weights: StatWeights,
  second: SecondWorth,
): number {
  let worth = dps * second.dps + hps * second.hps + mp5 * (weights.mp5 ?? 0);
  for (const [name, amount] of Object.entries(stats))
    worth += amount * (weights[name as StatName] ?? 0);
  if (highest) {
    // Whoever weighs a stat most gathers it, so it is what they have most of.
    worth += highest.amount * Math.max(0, ...highest.of.map((stat) => weights[stat] ?? 0));
  }
  return worth;
}
