import type { Item } from '../item/item.ts';
import { orderOf } from './order.ts';
import { PAGE_SIZE } from './query.ts';
import type { ItemQuery } from './query.ts';
import { rowFilter } from './row-filter.ts';
import { rowScorer } from './row-scorer.ts';
import type { RowScorer } from './row-scorer.ts';
import type { SearchIndex } from './search-index.ts';
import { suffixAskedFor } from './suffix-asked-for.ts';
import { matchText } from './text/match-text.ts';
import { TopRows } from './top-rows.ts';
import { isAskedFor, rowsAskedFor } from './where-to-look.ts';

export interface ItemHit {
  readonly item: Item;
  /** Its worth under the query's weights; 0 without any. */
  readonly score: number;
}

export interface ItemPage {
  /** How many there are in all. */
  readonly total: number;
  readonly hits: readonly ItemHit[];
}

/** With weights or another sort in force, a near miss must not push a better spelt name aside. */
const SAME_SPELLING = 0.9;

export function searchItems(index: SearchIndex, query: ItemQuery): ItemPage {
  const scorer = rowScorer(index, query);
  const { total, rows } = searchRows(index, query, scorer);
  return {
    total,
    hits: rows.map(({ row, score }) => ({ item: itemOf(index, query, row, scorer), score })),
  };
}

/** The page as rows of the table: nothing is made of them yet. */
export function searchRows(
  index: SearchIndex,
  query: ItemQuery,
  scorer: RowScorer = rowScorer(index, query),
): {
  readonly total: number;
  readonly rows: readonly { readonly row: number; readonly score: number }[];
} {
  const from = Math.max(query.from ?? 0, 0);
  const size = Math.max(query.size ?? PAGE_SIZE, 0);
  const fails = rowFilter(index, query);
  const weighs = query.statWeights !== null && query.statWeights !== undefined;
  const match = query.search ? matchText(index.names(), query.search) : null;
  const byText = match !== null && !weighs && !query.sort;
  const order = orderOf(index, query, scorer);
  const top = new TopRows(from + size, order.tie);
  let total = 0;
  if (match) {
    const wanted = isAskedFor(index, query);
    const limit = byText ? Infinity : (match.costs[0] ?? 0) + SAME_SPELLING;
    match.rows.forEach((row, place) => {
      const cost = match.costs[place]!;
      if (cost > limit || !wanted(row) || fails(row) !== 0) return;
      total++;
      top.add(row, byText ? -cost : order.key(row));
    });
  } else {
    const rows = rowsAskedFor(index, query);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      if (fails(row) !== 0) continue;
      total++;
      top.add(row, order.key(row));
    }
  }
  const rows = top.from(from).map(({ row }) => ({ row, score: weighs ? scorer.score(row) : 0 }));
  return { total, rows };
}

/** A random item appears with the suffix that was asked for by name, else with the best one. */
function itemOf(index: SearchIndex, query: ItemQuery, row: number, scorer: RowScorer): Item {
  const { dataset, table } = index;
  const id = table.ids[row]!;
  const best = query.statWeights ? scorer.bestSuffix(row) : -1;
  const suffix =
    suffixAskedFor(index, query.search, row) ?? (best < 0 ? null : index.suffixes(row).ids[best]!);
  const itemId = suffix === null || suffix === undefined ? String(id) : `${id}_${suffix}`;
  return dataset.itemAt(itemId, query.scaledLevel ?? index.edition.maxLevel)!;
}
