import { isStatName, statIndex } from '../stat/catalogue.ts';
import type { ItemQuery } from './query.ts';
import type { RowScorer } from './row-scorer.ts';
import type { SearchIndex } from './search-index.ts';

/** What a page is sorted by: the greatest key first, ties by item level, then by id. */
export interface Order {
  key(row: number): number;
  tie(a: number, b: number): number;
}

export function orderOf(index: SearchIndex, query: ItemQuery, scorer: RowScorer): Order {
  const { itemLevels } = index.table;
  const by = query.sort?.by ?? (query.statWeights ? 'score' : 'itemLevel');
  const descending = query.sort?.descending ?? by !== 'name';
  const key = keyOf(index, by, scorer);
  return {
    key: descending ? key : (row) => -key(row),
    tie: (a, b) => itemLevels[b]! - itemLevels[a]! || a - b,
  };
}

function keyOf(index: SearchIndex, by: string, scorer: RowScorer): (row: number) => number {
  const { table } = index;
  if (by === 'name') {
    const ranks = index.nameRanks();
    return (row) => ranks[row]!;
  }
  if (by === 'itemLevel') return (row) => table.itemLevels[row]!;
  if (by === 'requiredLevel') return (row) => table.requiredLevels[row]!;
  if (by === 'quality') return (row) => table.qualities[row]!;
  if (!isStatName(by)) return scorer.score;
  const stat = statIndex(by);
  const { statStarts, statIds, statValues } = table;
  return (row) => {
    for (let entry = statStarts[row]!; entry < statStarts[row + 1]!; entry++) {
      if (statIds[entry] === stat) return statValues[entry]!;
    }
    return 0;
  };
}
