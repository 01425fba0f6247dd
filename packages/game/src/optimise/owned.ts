import type { Item, ItemId } from '../item/item.ts';
import type { ItemQuery } from '../search/query.ts';
import { RowScorer } from '../search/row-scorer.ts';
import type { ItemHit } from '../search/search-items.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** What a player has, by id: how many of it, or, in a set, any number. An id without its suffix stands for all of them. */
export type Owned = ReadonlySet<ItemId> | ReadonlyMap<ItemId, number>;

export function howMany(owned: Owned, id: ItemId): number {
  const [base = id] = id.split('_');
  return base === id ? countOf(owned, id) : countOf(owned, id) + countOf(owned, base);
}

function countOf(owned: Owned, id: ItemId): number {
  if (owned instanceof Map) return (owned.get(id) as number | undefined) ?? 0;
  return owned.has(id) ? Infinity : 0;
}

/** Base ids, for a query. */
function ownedBases(owned: Owned): readonly number[] {
  return [...new Set([...owned.keys()].map((id) => Number.parseInt(id, 10)))];
}

/** What the filters of a set ask is beside the point for what one has: where it comes from, and when. */
export function ownedQuery(owned: Owned): ItemQuery {
  return {
    owned: ownedBases(owned),
    ownedOnly: true,
    phases: null,
    sources: null,
    raids: null,
    maxPvpRank: null,
    maxArenaRating: null,
  };
}

/** A search finds a random item with the suffix that suits best: here with those the player has. */
export function ownedHits(
  hits: readonly ItemHit[],
  owned: Owned | null | undefined,
  index: SearchIndex,
  query: ItemQuery,
): readonly ItemHit[] {
  if (!owned || hits.every(({ item }) => howMany(owned, item.id) > 0 && !item.suffix)) return hits;
  const scorer = new RowScorer(index, query);
  const asHad = hits.flatMap((hit): ItemHit[] => {
    if (!hit.item.suffix || owned.has(String(hit.item.baseId))) {
      return howMany(owned, hit.item.id) > 0 ? [hit] : [];
    }
    return suffixed(owned, hit.item, index).map((item) => ({
      item,
      score: scorer.scoreItem(item),
    }));
  });
  return asHad.sort((a, b) => b.score - a.score);
}

function suffixed(owned: Owned, { baseId }: Item, { dataset }: SearchIndex): readonly Item[] {
  const start = `${baseId}_`;
  return [...owned.keys()]
    .filter((id) => id.startsWith(start))
    .flatMap((id) => dataset.item(id) ?? []);
}
