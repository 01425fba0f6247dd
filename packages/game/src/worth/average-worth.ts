import type { EffectAverage } from '../dataset/value-tables.ts';
import type { Scale } from './scale.ts';
import type { SecondWorth } from './damage-worth.ts';
import type { StatName } from '../stat/catalogue.ts';

/** An effect's average in points of the weights; 0 where nothing weighs what it gives. */
export function averageWorth(effect: EffectAverage, scale: Scale, second: SecondWorth): number {
  const { stats = {}, highest, dps = 0, hps = 0, mp5 = 0 } = effect;
  let worth = dps * second.dps + hps * second.hps + mp5 * scale.weight('mp5');
  worth += (effect.extraAttacksPerMinute ?? 0) * scale.extraAttack;
  worth += (effect.critDamagePercent ?? 0) * scale.critDamage;
  for (const [name, amount] of Object.entries(stats))
    worth += amount * scale.weight(name as StatName);
  if (highest) {
    // Whoever weighs a stat most gathers it, so it is what they have most of.
    worth += highest.amount * Math.max(0, ...highest.of.map((stat) => scale.weight(stat)));
  }
  return worth;
}
