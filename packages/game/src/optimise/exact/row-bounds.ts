import type { Model } from './model.ts';
import type { GroupOption } from './group-options.ts';

/** A row in whole numbers, with bounds on what the groups still to come can add to it. */
export interface RowBounds {
  /** Its place among the rows. */
  readonly row: number;
  readonly target: number;
  /** The penalty for a point short of the target, and for one above it; infinite where that is not allowed. */
  readonly shortfall: number;
  readonly excess: number;
  /** The amount before the first group: what the set bonuses gone for add. */
  readonly given: number;
  /** By groups done: from this amount on the target is met whatever comes. */
  readonly surelyMet: Int32Array;
  /** By groups done: up to this amount the target is met at best exactly, however much comes. */
  readonly possiblyMet: Int32Array;
}

export function rowBounds(
  model: Model,
  prices: Float64Array,
  scales: Float64Array,
  order: readonly (readonly GroupOption[])[],
): readonly RowBounds[] {
  return model.rows.map((row, at) => {
    const scale = scales[at]!;
    const scaled = row.target * scale;
    let target = scaled;
    if (row.below === Infinity) target = Math.ceil(scaled - 1e-9);
    else if (row.above === -Infinity) target = Math.floor(scaled + 1e-9);
    const surelyMet = new Int32Array(order.length + 1);
    const possiblyMet = new Int32Array(order.length + 1);
    let least = 0;
    let most = 0;
    for (let step = order.length; step >= 0; step--) {
      surelyMet[step] = Math.ceil(target - least - 1e-9);
      possiblyMet[step] = Math.floor(target - most + 1e-9);
      const amounts = order[step - 1]?.map(({ rows }) => rows[at]!) ?? [0];
      least += amounts.reduce((a, b) => Math.min(a, b));
      most += amounts.reduce((a, b) => Math.max(a, b));
    }
    return {
      row: at,
      target,
      shortfall: Math.max(row.below - prices[at]!, 0) / scale,
      excess: Math.max(prices[at]! - row.above, 0) / scale,
      given: Math.round(model.given.rows[at]! * scale),
      surelyMet,
      possiblyMet,
    };
  });
}

/** The penalty for a final amount. */
export function penaltyAt({ target, shortfall, excess }: RowBounds, amount: number): number {
  if (amount >= target) return amount === target ? 0 : excess * (amount - target);
  return shortfall * (target - amount);
}
