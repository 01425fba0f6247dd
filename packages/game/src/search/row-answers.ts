import { filtersOf } from './filters.ts';
import type { Filter } from './filters.ts';
import type { ItemQuery } from './query.ts';
import { rowSetOf } from './row-set.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

/** About a megabyte of kept answers for the largest edition. */
const MOST_KEPT = 300;

const kept = new WeakMap<SearchIndex, Map<string, RowSet>>();

/** The rows each filter of the query lets pass, the place to look first; a question asked before is not asked again. */
export function answersTo(
  index: SearchIndex,
  query: ItemQuery,
): readonly { readonly field: keyof ItemQuery; readonly rows: RowSet }[] {
  let answers = kept.get(index);
  if (!answers) kept.set(index, (answers = new Map()));
  return filtersOf(index, query).map((filter) => ({
    field: filter.field,
    rows: answerOf(index, answers, filter),
  }));
}

function answerOf(index: SearchIndex, answers: Map<string, RowSet>, filter: Filter): RowSet {
  const key = `${filter.field} ${filter.key}`;
  let rows = answers.get(key);
  if (!rows) {
    rows = rowSetOf(index.table.length, filter.passes);
    if (answers.size >= MOST_KEPT) answers.delete(answers.keys().next().value!);
    answers.set(key, rows);
  }
  return rows;
}
