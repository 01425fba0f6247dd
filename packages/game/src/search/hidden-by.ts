import { askedIn } from './language/asked-in.ts';
import { matchWords } from './match-words.ts';
import type { ItemQuery } from './query.ts';
import { filterAnswers, placeRows } from './row-answers.ts';
import { intersection, rowsWithin } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

export type HiddenCounts = Readonly<Partial<Record<keyof ItemQuery, number>>>;

/** How many items each filter alone keeps from being shown; filters that hide none are left out. */
export function hiddenBy(index: SearchIndex, query: ItemQuery): HiddenCounts {
  const asked = askedIn(query, index);
  const filters = filterAnswers(index, query, asked);
  const match = matchWords(index, asked);
  const named = match && new Set(match.rows);
  const place = placeRows(index, query);
  const rows = named ? place.filter((row) => named.has(row)) : place;
  const count = (counted: typeof filters): number =>
    rowsWithin(
      rows,
      intersection(
        counted.map((filter) => filter.rows),
        index.table.length,
      ),
    ).length;
  const shown = count(filters);
  const hidden: Partial<Record<keyof ItemQuery, number>> = {};
  for (const filter of filters) {
    // Whoever names no sources is not sent after luck either: without this filter another asks for more.
    const others =
      filter.field === 'sources'
        ? filterAnswers(index, { ...query, sources: null }, asked)
        : filters.filter((other) => other !== filter);
    const more = count(others) - shown;
    if (more > 0) hidden[filter.field] = more;
  }
  return hidden;
}
