import type { Row } from './scenario.ts';

/**
 * A partial solution of the dynamic program: a choice for some part of the gear.
 * Its reduced value is its worth plus its amounts at the dual prices of the rows; its amounts are whole numbers,
 * what it uses of each row's resource; its picks are places in the problem's lists.
 */
export interface Label {
  readonly reducedValue: number;
  readonly rows: Int32Array;
  readonly picks: readonly number[];
}

/**
 * By row: what a whole point short of its target costs beyond the dual price, and a point above it.
 * Infinite where the target must be kept.
 */
export interface Penalties {
  readonly shortfall: Float64Array;
  readonly excess: Float64Array;
}

export function penaltiesOf(
  rows: readonly Row[],
  prices: Float64Array,
  scales: Float64Array,
): Penalties {
  return {
    shortfall: Float64Array.from(
      rows,
      ({ below }, at) => Math.max(below - prices[at]!, 0) / scales[at]!,
    ),
    excess: Float64Array.from(
      rows,
      ({ above }, at) => Math.max(prices[at]! - above, 0) / scales[at]!,
    ),
  };
}

/**
 * Whether `a` dominates `b`: whatever the rest of the gear is, putting `a` in the place of `b` loses nothing,
 * for its reduced value makes up for the worst penalties that its other amounts can bring.
 */
export function dominates(a: Label, b: Label, { shortfall, excess }: Penalties): boolean {
  let left = a.reducedValue - b.reducedValue;
  if (left < 0) return false;
  for (let row = 0; row < shortfall.length; row++) {
    const more = a.rows[row]! - b.rows[row]!;
    if (more > 0) left -= more * excess[row]!;
    else if (more < 0) left += more * shortfall[row]!;
    if (left < 0) return false;
  }
  return true;
}

/** The Pareto front of the labels, best first: those that no other dominates. */
export function nonDominated<Kind extends Label>(
  labels: readonly Kind[],
  penalties: Penalties,
): Kind[] {
  const kept: Kind[] = [];
  for (const label of [...labels].sort(byReducedValue)) {
    if (!kept.some((other) => dominates(other, label, penalties))) kept.push(label);
  }
  return kept;
}

/** Every label of one list extended by every label of another, where the sum loses at most `gap` against the best. Both lists best first. */
export function extendLabels(
  a: readonly Label[],
  b: readonly Label[],
  gap: number,
  penalties: Penalties,
): readonly Label[] {
  if (a.length === 0 || b.length === 0) return [];
  const floor = a[0]!.reducedValue + b[0]!.reducedValue - gap;
  const both: Label[] = [];
  for (const left of a) {
    for (const right of b) {
      const reducedValue = left.reducedValue + right.reducedValue;
      if (reducedValue < floor) break;
      both.push({
        reducedValue,
        rows: sumOf(left.rows, right.rows),
        picks: [...left.picks, ...right.picks],
      });
    }
  }
  return nonDominated(both, penalties);
}

export function byReducedValue(a: Label, b: Label): number {
  return b.reducedValue - a.reducedValue;
}

export function sumOf(a: Int32Array, b: Int32Array): Int32Array {
  const sum = new Int32Array(a.length);
  for (let at = 0; at < sum.length; at++) sum[at] = a[at]! + b[at]!;
  return sum;
}
