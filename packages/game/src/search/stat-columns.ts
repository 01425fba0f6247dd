import { STATS, statIndex } from '../stat/catalogue.ts';
import type { StatName, Stats } from '../stat/catalogue.ts';

/** Sparse stats of a list: entries starts[i]…starts[i + 1] of statIds and values. */
export interface StatColumns {
  readonly starts: Uint32Array;
  readonly statIds: Uint8Array;
  readonly values: Float64Array;
}

export function statColumns(list: readonly (Stats | null)[]): StatColumns {
  const starts = new Uint32Array(list.length + 1);
  const statIds: number[] = [];
  const values: number[] = [];
  list.forEach((stats, at) => {
    for (const [name, value] of Object.entries(stats ?? {})) {
      statIds.push(statIndex(name as StatName));
      values.push(value);
    }
    starts[at + 1] = statIds.length;
  });
  return { starts, statIds: Uint8Array.from(statIds), values: Float64Array.from(values) };
}

/** Worth of each entry of the list under the weights. */
export function weighed(columns: StatColumns, weights: Float64Array): Float64Array {
  const { starts, statIds, values } = columns;
  const scores = new Float64Array(starts.length - 1);
  for (let at = 0; at < scores.length; at++) {
    let score = 0;
    for (let entry = starts[at]!; entry < starts[at + 1]!; entry++) {
      score += values[entry]! * weights[statIds[entry]!]!;
    }
    scores[at] = score;
  }
  return scores;
}

const POINT_STATS: readonly boolean[] = STATS.map(
  ({ group }) => group !== 'weapon' && group !== 'socket',
);

/** Whether the stat at this place counts in points, not in a weapon's figures or in sockets. */
export function isPointStat(stat: number): boolean {
  return POINT_STATS[stat]!;
}
