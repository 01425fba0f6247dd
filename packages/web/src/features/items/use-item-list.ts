import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import type { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { rankedByGain } from '@gearwright/game/optimise/gain/ranked-by-gain.ts';
import { hiddenBy, type HiddenCounts } from '@gearwright/game/search/hidden-by.ts';
import { PAGE_SIZE, type ItemQuery } from '@gearwright/game/search/query.ts';
import type { SearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { useEdition } from '../../data/edition-context.ts';
import { useSearchIndexOf } from '../../data/search/use-search.ts';
import { gainOfItem } from './gain-of-item.ts';
import { otherThings } from './other-things.ts';

export interface ListedItem {
  readonly item: Item;
  /** 0 without weights. */
  readonly score: number;
  /** What the judging set gains; null without one. */
  readonly gain: number | null;
}

export interface ItemList {
  readonly items: readonly ListedItem[];
  readonly total: number;
  /** How many items each filter alone keeps away. */
  readonly hidden: HiddenCounts;
  /** Things of that name that nobody wears. */
  readonly others: number;
  /** The next page; null when all are there. */
  readonly more: (() => void) | null;
}

/** Null until there is a dataset that can be searched. `query` is null for what is not worn. */
export function useItemList(
  query: ItemQuery | null,
  text: string,
  dataset: Dataset | null,
  gains: GainInSet | null = null,
): ItemList | null {
  const edition = useEdition();
  const game = useMemo(() => dataset && { dataset, edition }, [dataset, edition]);
  const index = useSearchIndexOf(game);
  const finder = useMemo(() => dataset && otherThings(dataset), [dataset]);
  const key = useDeferredValue(JSON.stringify([query, text.trim()]));
  const [room, setRoom] = useState({ for: key, size: PAGE_SIZE });
  const size = room.for === key ? room.size : PAGE_SIZE;
  const found = useMemo(() => {
    if (!dataset || !finder) return null;
    const [asked, named] = JSON.parse(key) as [ItemQuery | null, string];
    const other = named === '' && asked ? [] : finder.find(named);
    if (asked) {
      if (!index) return null;
      const whole = { ...asked, effects: gains?.measure.effects ?? null, size };
      const page = pageOf(index, whole, gains);
      return { items: page.items, total: page.total, others: other.length };
    }
    const items = other.slice(0, size).map((row) => ({
      item: dataset.item(String(dataset.items.ids[row]))!,
      score: 0,
      gain: null,
    }));
    return { items, total: other.length, others: 0 };
  }, [key, size, index, finder, dataset, gains]);
  // The first list does not wait for what is told below it.
  const [counting, setCounting] = useState(false);
  const isFound = found !== null;
  useEffect(() => {
    if (isFound) startTransition(() => setCounting(true));
  }, [isFound]);
  const hidden = useMemo(() => {
    const [asked] = JSON.parse(key) as [ItemQuery | null];
    return counting && index && asked ? hiddenBy(index, asked) : {};
  }, [counting, key, index]);
  if (!found) return null;
  const more = () => setRoom({ for: key, size: size + PAGE_SIZE });
  return { ...found, hidden, more: found.items.length < found.total ? more : null };
}

/** In a slot what the set gains most by comes first, unless a head was pressed. */
function pageOf(
  index: SearchIndex,
  query: ItemQuery,
  gains: GainInSet | null,
): { readonly items: readonly ListedItem[]; readonly total: number } {
  const slot = query.slotId ?? null;
  if (gains && slot !== null && !query.sort) {
    const { hits, total } = rankedByGain(gains, index, query, slot);
    return { items: hits, total };
  }
  const { hits, total } = searchItems(index, query);
  return {
    items: hits.map((hit) => ({ ...hit, gain: gains && gainOfItem(gains, hit.item, slot) })),
    total,
  };
}
