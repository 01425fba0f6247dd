import type { Item } from '../../item/item.ts';
import { PAGE_SIZE, type ItemQuery } from '../../search/query.ts';
import { passingRows } from '../../search/row-answers.ts';
import { RowScorer } from '../../search/row-scorer.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { searchItems } from '../../search/search-items.ts';
import { searchSlot, type SlotId } from '../../slot/slots.ts';
import type { GainInSet } from './gain-in-set.ts';
import { isBounded, mostBesides, risingSets } from './most-besides.ts';

export interface GainHit {
  readonly item: Item;
  /** Its worth by itself. */
  readonly score: number;
  readonly gain: number;
}

export interface GainPage {
  readonly total: number;
  readonly hits: readonly GainHit[];
}

/** How many are looked at first; then each time so many times more. */
const FIRST = 64;
const MORE = 4;
/** More than any name fits. */
const ALL = 10_000;

/**
 * The first so many of a slot's list by what the set gains. A stat is never worth more than on top of what stays,
 * so the search by those weights says how much each item can gain at most: the list is looked through in that order,
 * until nothing left can come among the first. Pieces that bring a set its next bonus are looked at before.
 */
export function rankedByGain(
  gains: GainInSet,
  index: SearchIndex,
  query: ItemQuery,
  slot: SlotId,
): GainPage {
  const size = query.size ?? PAGE_SIZE;
  const own = new RowScorer(index, query);
  const hits = new Map<string, GainHit>();
  const take = (item: Item): void => {
    if (hits.has(item.id)) return;
    hits.set(item.id, { item, score: own.scoreItem(item), gain: gains.ofItem(slot, item) });
  };
  const slopes = gains.books.ledger.slopes(gains.restBeside(slot).sum);
  const isRising = query.sort?.descending === false;
  const isFound = !isRising && isBounded(gains, slot);
  const most = isFound ? mostBesides(gains, slot, slopes) : Infinity;
  const bounding: ItemQuery = {
    ...query,
    ...{ slotId: slot, statWeights: slopes, sort: null },
    counting: { ...query.counting, rareGems: true },
  };
  if (isFound) for (const item of piecesOf(gains, index, bounding, slot)) take(item);
  let total = 0;
  let step = isFound ? Math.max(FIRST, size + 1) : Number.MAX_SAFE_INTEGER;
  let best: GainHit[] = [];
  for (let from = 0; from === 0 || from < total; from += step, step *= MORE) {
    const page = searchItems(index, { ...bounding, from, size: step });
    total = page.total;
    for (const { item } of page.hits) take(item);
    best = [...hits.values()].sort(byGain);
    const least = best[size - 1]?.gain ?? -Infinity;
    const next = page.hits.at(-1)?.score ?? 0;
    if (most + next <= least) break;
  }
  if (isRising) best.reverse();
  return { total, hits: best.slice(0, size) };
}

function byGain(a: GainHit, b: GainHit): number {
  return b.gain - a.gain || b.score - a.score || a.item.baseId - b.item.baseId;
}

/** Pieces of sets that would rise by them, as far as the query lets them through. */
function piecesOf(
  gains: GainInSet,
  index: SearchIndex,
  query: ItemQuery,
  slot: SlotId,
): readonly Item[] {
  const { dataset, table } = index;
  const rows = risingSets(gains, slot, query.statWeights ?? {}).flatMap((setId) =>
    (dataset.setOf(setId)?.itemIds ?? []).flatMap((id) => {
      const row = table.row(id);
      return row >= 0 && table.slots[row] === searchSlot(slot) ? [row] : [];
    }),
  );
  if (rows.length === 0) return [];
  const named = query.search ? searchItems(index, { ...query, from: 0, size: ALL }).hits : null;
  if (named) return named.map(({ item }) => item);
  const passing = new Set(passingRows(index, query));
  return rows.flatMap((row) =>
    passing.has(row) ? (dataset.item(String(table.ids[row])) ?? []) : [],
  );
}
