import { FLAG_HEIRLOOM } from '../dataset/dataset.ts';
import type { Item } from '../item/item.ts';
import { askedIn } from './language/asked-in.ts';
import { matchWords } from './match-words.ts';
import { sortKeys, tieBreaker } from './sort-keys.ts';
import { PAGE_SIZE } from './query.ts';
import type { ItemQuery } from './query.ts';
import { passingRows } from './row-answers.ts';
import { RowScorer } from './row-scorer.ts';
import type { SearchIndex } from './search-index.ts';
import { suffixAskedFor } from './suffix-asked-for.ts';
import { TopRows } from './top-rows.ts';

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
  const scorer = new RowScorer(index, query);
  const { total, rows } = searchRows(index, query, scorer);
  return {
    total,
    hits: rows.map(({ row, score }) => ({ item: itemOf(index, query, row, scorer), score })),
  };
}

/** The page as rows of the table: nothing is made of them yet. */
function searchRows(
  index: SearchIndex,
  query: ItemQuery,
  scorer: RowScorer = new RowScorer(index, query),
): { readonly total: number; readonly rows: readonly RankedRow[] } {
  const from = Math.max(query.from ?? 0, 0);
  const size = Math.max(query.size ?? PAGE_SIZE, 0);
  const weighs = query.statWeights !== null && query.statWeights !== undefined;
  const byText = !weighs && !query.sort;
  const found = foundRows(index, query, byText);
  const top = new TopRows(from + size, tieBreaker(index));
  const byScore = (query.sort?.by ?? (weighs ? 'score' : null)) === 'score';
  if (found.likeness) top.addAll(found.rows, found.count, found.likeness);
  else if (byScore && query.sort?.descending !== false) scorer.rank(found.rows, found.count, top);
  else top.addAll(found.rows, found.count, sortKeys(index, query, scorer, found.rows, found.count));
  const rows = top.from(from).map(({ row }) => ({ row, score: weighs ? scorer.score(row) : 0 }));
  return { total: found.count, rows };
}

export interface RankedRow {
  readonly row: number;
  readonly score: number;
}

interface FoundRows {
  readonly rows: Int32Array;
  readonly count: number;
  /** How well each name fits the text, when that decides the order. */
  readonly likeness: Float64Array | null;
}

/** Rows that pass every filter and, if there is a text, are spelt like it. */
function foundRows(index: SearchIndex, query: ItemQuery, byText: boolean): FoundRows {
  const asked = askedIn(query, index);
  const passing = passingRows(index, query, asked);
  const match = matchWords(index, asked);
  if (!match) return { rows: passing, count: passing.length, likeness: null };
  const limit = byText ? Infinity : (match.costs[0] ?? 0) + SAME_SPELLING;
  const isPassing = new Set(passing);
  const places = [...match.rows.keys()].filter(
    (place) => match.costs[place]! <= limit && isPassing.has(match.rows[place]!),
  );
  return {
    rows: Int32Array.from(places, (place) => match.rows[place]!),
    count: places.length,
    likeness: byText ? Float64Array.from(places, (place) => -match.costs[place]!) : null,
  };
}

/** A random item appears with the suffix that was asked for by name, else with the best one. */
function itemOf(index: SearchIndex, query: ItemQuery, row: number, scorer: RowScorer): Item {
  const { dataset, table } = index;
  const id = table.ids[row]!;
  const best = query.statWeights ? scorer.bestSuffix(row) : -1;
  const suffix =
    suffixAskedFor(index, query.search, row) ?? (best < 0 ? null : index.suffixes(row).ids[best]!);
  const itemId = suffix === null || suffix === undefined ? String(id) : `${id}_${suffix}`;
  const level = table.flags[row]! & FLAG_HEIRLOOM ? (query.scaledLevel ?? null) : null;
  return level === null ? dataset.item(itemId)! : dataset.itemAt(itemId, level)!;
}
