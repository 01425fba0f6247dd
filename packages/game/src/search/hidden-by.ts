import type { ItemQuery } from './query.ts';
import { FILTERS, rowFilter } from './row-filter.ts';
import type { FilterName } from './row-filter.ts';
import type { SearchIndex } from './search-index.ts';
import { matchText } from './text/match-text.ts';
import { isAskedFor, rowsAskedFor } from './where-to-look.ts';

/** How many items each filter alone keeps from being shown; filters that hide none are left out. */
export function hiddenBy(
  index: SearchIndex,
  query: ItemQuery,
): Readonly<Partial<Record<FilterName, number>>> {
  const fails = rowFilter(index, query);
  const match = query.search ? matchText(index.names(), query.search) : null;
  const rows = match ? match.rows.filter(isAskedFor(index, query)) : rowsAskedFor(index, query);
  const hidden: Partial<Record<FilterName, number>> = {};
  for (const row of rows) {
    const bits = fails(row);
    if (bits === 0 || (bits & (bits - 1)) !== 0) continue;
    const filter = FILTERS[31 - Math.clz32(bits)]!;
    hidden[filter] = (hidden[filter] ?? 0) + 1;
  }
  return hidden;
}
