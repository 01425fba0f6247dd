import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { enchanting } from '@gearwright/game/enchant/enchanting.ts';
import { gemming } from '@gearwright/game/gem/gemming.ts';
import type { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import type { Point, StatWeights } from '@gearwright/game/point/point.ts';
import { PAGE_SIZE, type ItemQuery } from '@gearwright/game/search/query.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { fitsSlot } from '@gearwright/game/equip/fits-slot.ts';
import { RowScorer } from '@gearwright/game/search/row-scorer.ts';
import { useSearchIndex } from '../../data/search/use-search.ts';
import {
  useOwnedForSearch,
  useOwnedItems,
  type OwnedItems,
} from '../../data/roster/use-owned-items.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import { gainsOf } from '../../data/set-view/gains-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { candidateQuery, isUnsearched, unsearched } from './candidate-query.ts';
import {
  findCandidates,
  sorted,
  weighed,
  wornScore,
  type Found,
  type Place,
} from './find-candidates.ts';
import type { ListFilters, ListSort } from './list-filters.ts';
import type { Choosing } from './selector-tabs.ts';
import { shownStats } from './shown-stats.ts';

export interface Candidates extends Found {
  readonly query: ItemQuery;
  readonly weights: StatWeights | null;
  /** What is worn now, by itself. */
  readonly worn: number;
  /** What the slot as it is worn brings to the set; null where nothing is weighed. */
  readonly wornInSet: number | null;
  readonly stats: readonly StatName[];
  /** The list nears its end. */
  readonly more: () => void;
}

const NOBODY: readonly never[] = [];
const NOTHING_OWNED: OwnedItems = new Map();
const NOTHING: Found = { total: 0, candidates: [] };

/** The list of a slot; found at once, in the page. */
export function useCandidates(
  slot: SlotId,
  choosing: Choosing,
  point: Point | null,
  filters: ListFilters,
): Candidates {
  const view = useSetView();
  const { set, rules } = view;
  const isOwnedAsked = filters.owned && choosing.kind === 'item';
  const had = useOwnedItems(view, isOwnedAsked);
  const owned = isOwnedAsked ? (had ?? NOTHING_OWNED) : null;
  const characters = 'character' in view.owner ? [view.owner.character] : NOBODY;
  const ownedBases = useOwnedForSearch(filters.text, characters);
  const index = useSearchIndex();
  const scale = point && scaleOf(set, rules, point);
  const weights = scale?.weights ?? null;
  const effects = scale?.effects ?? null;
  const { phase, defaultFilters } = set;
  const query = useSame(
    candidateQuery({ set, rules, weights, effects, slot, choosing, owned, ownedBases }, filters),
  );
  const [shown, setShown] = useState({ query, size: PAGE_SIZE });
  const size = shown.query === query ? shown.size : PAGE_SIZE;
  // What is put on is painted first; what the others would then gain follows.
  const later = useDeferredValue(set);
  const gains = point && gainsOf(later, rules, point);
  const place = useMemo(
    () => index && { index, set: later, rules, slot, choosing, gains },
    [index, later, rules, slot, choosing, gains],
  );
  const { sort, wished } = filters;
  const found = useMemo(() => {
    if (!place) return NOTHING;
    return wished && choosing.kind === 'item'
      ? wishedCandidates(place, query, sort, size)
      : findCandidates(place, query, sort, size);
  }, [place, query, sort, size, wished, choosing]);
  const stats = useMemo(
    () =>
      place
        ? shownStats(
            isUnsearched(query) && sort === null && !wished && size === PAGE_SIZE
              ? found.candidates
              : findCandidates(place, unsearched(query), null, PAGE_SIZE).candidates,
            weights,
          )
        : [],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- columns stay while one types, sorts or equips
    [index, slot, choosing, weights, phase, defaultFilters],
  );
  const worn = useMemo(
    () => (index ? wornScore({ index, choosing }, query, set.gear[slot]) : 0),
    [index, choosing, query, set.gear, slot],
  );
  const wornInSet = useMemo(
    () => (gains ? wornGain(gains, slot, choosing) : null),
    [gains, slot, choosing],
  );
  const { total } = found;
  const more = useCallback(() => {
    setShown((before) => {
      const has = before.query === query ? before.size : PAGE_SIZE;
      return has < total ? { query, size: has + PAGE_SIZE } : before;
    });
  }, [query, total]);
  return { ...found, query, weights, worn, wornInSet, stats, more };
}

/** Keeps the previous object while its content is equal, so that a change of the set does not search the list anew. */
function useSame(query: ItemQuery): ItemQuery {
  const key = JSON.stringify({ ...query, effects: null });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of it
  return useMemo(() => query, [key, query.statWeights, query.effects]);
}

/** What the set would lose with what is there now. */
function wornGain(gains: GainInSet, slot: SlotId, choosing: Choosing): number {
  switch (choosing.kind) {
    case 'item':
      return gains.ofWorn(slot);
    case 'gem':
      return -gains.of(gemming(slot, choosing.socket, null), slot);
    case 'enchant':
      return -gains.of(enchanting(slot, null), slot);
    case 'rune':
      return 0;
  }
}

/** The wishes of a slot, by name; filters and phases do not hide what somebody wished for. */
function wishedCandidates(
  place: Place,
  query: ItemQuery,
  sort: ListSort | null,
  size: number,
): Found {
  const { index, set, rules, slot } = place;
  const scorer = new RowScorer(index, query);
  const words = (query.search ?? '').toLowerCase().split(/\s+/);
  const candidates = set.wishlist
    .filter((item) => fitsSlot(item, slot, rules.edition))
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .map((item) => ({ kind: 'item', item, score: scorer.scoreItem(item) }) as const);
  return sorted(weighed(place, candidates), sort, size);
}
