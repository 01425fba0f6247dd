import type { Row } from './scenario.ts';

/** Part of a choice: its price, its amounts in whole numbers, and what was picked for it. */
export interface Part {
  readonly price: number;
  readonly rows: Int32Array;
  readonly picks: readonly number[];
}

/** What a whole point short of a row's target costs, and one above it; infinite where that is not allowed. */
export interface Slopes {
  readonly under: Float64Array;
  readonly over: Float64Array;
}

export function slopesOf(rows: readonly Row[], prices: Float64Array, scales: Float64Array): Slopes {
  return {
    under: Float64Array.from(
      rows,
      ({ below }, at) => Math.max(below - prices[at]!, 0) / scales[at]!,
    ),
    over: Float64Array.from(
      rows,
      ({ above }, at) => Math.max(prices[at]! - above, 0) / scales[at]!,
    ),
  };
}

/** Whatever the rest of the gear, `a` in the place of `b` loses nothing: its price makes up for the worst its amounts can do. */
export function outdoes(a: Part, b: Part, { under, over }: Slopes): boolean {
  let left = a.price - b.price;
  if (left < 0) return false;
  for (let row = 0; row < under.length; row++) {
    const more = a.rows[row]! - b.rows[row]!;
    if (more > 0) left -= more * over[row]!;
    else if (more < 0) left += more * under[row]!;
    if (left < 0) return false;
  }
  return true;
}

/** Best first, without those that another outdoes. */
export function reduced<P extends Part>(parts: readonly P[], slopes: Slopes): P[] {
  const kept: P[] = [];
  for (const part of [...parts].sort(byPrice)) {
    if (!kept.some((other) => outdoes(other, part, slopes))) kept.push(part);
  }
  return kept;
}

/** Every part of one list with every part of another that comes within reach of the best. Both lists best first. */
export function combined(
  a: readonly Part[],
  b: readonly Part[],
  reach: number,
  slopes: Slopes,
): readonly Part[] {
  if (a.length === 0 || b.length === 0) return [];
  const floor = a[0]!.price + b[0]!.price - reach;
  const both: Part[] = [];
  for (const left of a) {
    for (const right of b) {
      const price = left.price + right.price;
      if (price < floor) break;
      both.push({
        price,
        rows: added(left.rows, right.rows),
        picks: [...left.picks, ...right.picks],
      });
    }
  }
  return reduced(both, slopes);
}

export function byPrice(a: Part, b: Part): number {
  return b.price - a.price;
}

export function added(a: Int32Array, b: Int32Array): Int32Array {
  const sum = new Int32Array(a.length);
  for (let at = 0; at < sum.length; at++) sum[at] = a[at]! + b[at]!;
  return sum;
}
