import { filtersOf, placeOf } from './filters.ts';
import type { Filter } from './filter.ts';
import { askedIn } from './language/asked-in.ts';
import type { AskedFor } from './language/terms.ts';
import type { ItemQuery } from './query.ts';
import { intersection, rowSetOf, rowsWithin } from './row-set.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

/** What was asked of an index before: about a megabyte for the largest edition. */
interface Answers {
  readonly filters: Map<string, RowSet>;
  readonly together: Map<string, RowSet>;
  readonly places: Map<string, Int32Array>;
}

const MOST_FILTERS = 200;
const MOST_TOGETHER = 100;

const kept = new WeakMap<SearchIndex, Answers>();

/** Rows that pass every filter, ascending; a question asked before is not asked again. */
export function passingRows(
  index: SearchIndex,
  query: ItemQuery,
  asked: AskedFor = askedIn(query, index),
): Int32Array {
  const answers = answersOf(index);
  const filters = filtersOf(index, query, asked);
  const key = filters.map(keyOf).join('|');
  const passing = remembered(answers.together, key, MOST_TOGETHER, () =>
    intersection(
      filters.map((filter) => answerOf(index, answers, filter)),
      index.table.length,
    ),
  );
  return rowsWithin(placeRows(index, query), passing);
}

/** Rows where the query looks, before any filter. */
export function placeRows(index: SearchIndex, query: ItemQuery): Int32Array {
  const place = placeOf(index, query);
  return remembered(answersOf(index).places, keyOf(place), MOST_FILTERS, () =>
    Int32Array.from(index.table.slots.keys()).filter(place.passes),
  );
}

/** The rows each filter of the query lets pass by itself. */
export function filterAnswers(
  index: SearchIndex,
  query: ItemQuery,
  asked: AskedFor,
): readonly { readonly field: keyof ItemQuery; readonly rows: RowSet }[] {
  const answers = answersOf(index);
  return filtersOf(index, query, asked).map((filter) => ({
    field: filter.field,
    rows: answerOf(index, answers, filter),
  }));
}

function answersOf(index: SearchIndex): Answers {
  let answers = kept.get(index);
  if (!answers) {
    answers = { filters: new Map(), together: new Map(), places: new Map() };
    kept.set(index, answers);
  }
  return answers;
}

function answerOf(index: SearchIndex, { filters }: Answers, filter: Filter): RowSet {
  return remembered(filters, keyOf(filter), MOST_FILTERS, () =>
    rowSetOf(index.table.length, filter.passes),
  );
}

function keyOf({ field, key }: Filter): string {
  return `${field} ${key}`;
}

/** The oldest answer goes when there is no more room. */
function remembered<Value>(
  known: Map<string, Value>,
  key: string,
  most: number,
  make: () => Value,
): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    if (known.size >= most) known.delete(known.keys().next().value!);
    known.set(key, value);
  }
  return value;
}
