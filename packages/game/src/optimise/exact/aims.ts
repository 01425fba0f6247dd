import type { Model } from './model.ts';
import type { GroupOption } from './group-options.ts';

/** A row of the scenario in whole numbers, with what is still to come counted in. */
export interface Aim {
  /** Its place among the rows. */
  readonly row: number;
  readonly target: number;
  /** What a point short of the target costs, and one above it; infinite where that is not allowed. */
  readonly under: number;
  readonly over: number;
  /** What is there before the first group. */
  readonly given: number;
  /** By groups done: from this amount on, the target is surely reached. */
  readonly surely: Int32Array;
  /** By groups done: up to this amount, the target is reached at best. */
  readonly possibly: Int32Array;
}

export function aimsOf(
  model: Model,
  prices: Float64Array,
  scales: Float64Array,
  order: readonly (readonly GroupOption[])[],
): readonly Aim[] {
  return model.rows.map((row, at) => {
    const scale = scales[at]!;
    const scaled = row.target * scale;
    let target = scaled;
    if (row.below === Infinity) target = Math.ceil(scaled - 1e-9);
    else if (row.above === -Infinity) target = Math.floor(scaled + 1e-9);
    const surely = new Int32Array(order.length + 1);
    const possibly = new Int32Array(order.length + 1);
    let least = 0;
    let most = 0;
    for (let step = order.length; step >= 0; step--) {
      surely[step] = Math.ceil(target - least - 1e-9);
      possibly[step] = Math.floor(target - most + 1e-9);
      const amounts = order[step - 1]?.map(({ rows }) => rows[at]!) ?? [0];
      least += amounts.reduce((a, b) => Math.min(a, b));
      most += amounts.reduce((a, b) => Math.max(a, b));
    }
    return {
      row: at,
      target,
      under: Math.max(row.below - prices[at]!, 0) / scale,
      over: Math.max(prices[at]! - row.above, 0) / scale,
      given: Math.round(model.given.rows[at]! * scale),
      surely,
      possibly,
    };
  });
}

/** What an amount costs once nothing is to come. */
export function missed({ target, under, over }: Aim, amount: number): number {
  if (amount >= target) return amount === target ? 0 : over * (amount - target);
  return under * (target - amount);
}
