import { isStatName, statIndex } from '../stat/catalogue.ts';
import type { ItemQuery } from './query.ts';
import type { RowScorer } from './row-scorer.ts';
import type { SearchIndex } from './search-index.ts';

/** Ties go to the higher item level, then to the lower id. */
export function tieBreaker({ table }: SearchIndex): (a: number, b: number) => number {
  return (a, b) => table.itemLevels[b]! - table.itemLevels[a]! || a - b;
}

/** What each row is sorted by, the greatest first: worth if there are weights, else item level, unless the query says. */
export function sortKeys(
  index: SearchIndex,
  query: ItemQuery,
  scorer: RowScorer,
  rows: Int32Array,
  count: number,
): Float64Array {
  const by = query.sort?.by ?? (query.statWeights ? 'score' : 'itemLevel');
  const keys = new Float64Array(count);
  if (by === 'score') scorer.scoreAll(rows, count, keys);
  else {
    const column = isStatName(by) ? statColumn(index, statIndex(by)) : plainColumn(index, by);
    for (let at = 0; at < count; at++) keys[at] = column(rows[at]!);
  }
  const descending = query.sort?.descending ?? by !== 'name';
  return descending ? keys : keys.map((key) => -key);
}

type Column = (row: number) => number;

function plainColumn(
  index: SearchIndex,
  by: 'name' | 'itemLevel' | 'requiredLevel' | 'quality',
): Column {
  const { table } = index;
  const column = {
    name: index.nameRanks,
    itemLevel: () => table.itemLevels,
    requiredLevel: () => table.requiredLevels,
    quality: () => table.qualities,
  }[by]();
  return (row) => column[row]!;
}

function statColumn({ table }: SearchIndex, stat: number): Column {
  const { statStarts, statIds, statValues } = table;
  return (row) => {
    for (let entry = statStarts[row]!; entry < statStarts[row + 1]!; entry++) {
      if (statIds[entry] === stat) return statValues[entry]!;
    }
    return 0;
  };
}
