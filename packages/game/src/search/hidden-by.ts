import type { ItemQuery } from './query.ts';
import { answersTo } from './row-answers.ts';
import { countRows, intersect, rowSetOf } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { matchText } from './text/match-text.ts';

export type HiddenCounts = Readonly<Partial<Record<keyof ItemQuery, number>>>;

/** How many items each filter alone keeps from being shown; filters that hide none are left out. */
export function hiddenBy(index: SearchIndex, query: ItemQuery): HiddenCounts {
  const [place, ...filters] = answersTo(index, query);
  const match = query.search ? matchText(index.names(), query.search) : null;
  const named = match ? new Set(match.rows) : null;
  const always = [place!.rows];
  if (named) always.push(rowSetOf(index.table.length, (row) => named.has(row)));
  const left = new Int32Array(place!.rows.length);
  const count = (sets: readonly Int32Array[]): number => {
    intersect([...always, ...sets], left);
    return countRows(left);
  };
  const shown = count(filters.map((filter) => filter.rows));
  const hidden: Partial<Record<keyof ItemQuery, number>> = {};
  for (const filter of filters) {
    const others = filters.filter((other) => other !== filter).map((other) => other.rows);
    const more = count(others) - shown;
    if (more > 0) hidden[filter.field] = more;
  }
  return hidden;
}
