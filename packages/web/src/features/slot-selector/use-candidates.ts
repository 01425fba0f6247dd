import { useCallback, useMemo, useState } from 'react';
import type { Point, StatWeights } from '@gearwright/game/point/point.ts';
import { PAGE_SIZE, type ItemQuery } from '@gearwright/game/search/query.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { otherHand } from '@gearwright/game/equip/free-other-hand.ts';
import { fitsSlot } from '@gearwright/game/equip/fits-slot.ts';
import { RowScorer } from '@gearwright/game/search/row-scorer.ts';
import { useSearchIndex } from '../../data/search/use-search.ts';
import { useOwnedItems, type OwnedItems } from '../../data/roster/use-owned-items.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import type { Candidate } from './candidate.ts';
import { candidateQuery, isUnsearched, unsearched } from './candidate-query.ts';
import { findCandidates, sorted, wornScore, type Found } from './find-candidates.ts';
import type { ListFilters } from './list-filters.ts';
import type { Choosing } from './selector-tabs.ts';
import { shownStats } from './shown-stats.ts';

export interface Candidates extends Found {
  readonly query: ItemQuery;
  readonly weights: StatWeights | null;
  /** What is worn now, by the same measure. */
  readonly worn: number;
  /** What is in the other hand besides: some candidates would put it away. */
  readonly beside: number;
  readonly stats: readonly StatName[];
  /** The list nears its end. */
  readonly more: () => void;
}

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
  const index = useSearchIndex();
  const scale = point && scaleOf(set, rules, point);
  const weights = scale?.weights ?? null;
  const effects = scale?.effects ?? null;
  const { phase, defaultFilters } = set;
  const query = useSame(
    candidateQuery({ set, rules, weights, effects, slot, choosing, owned }, filters),
  );
  const [shown, setShown] = useState({ query, size: PAGE_SIZE });
  const size = shown.query === query ? shown.size : PAGE_SIZE;
  const place = useMemo(
    () => index && { index, set, rules, slot, choosing },
    [index, set, rules, slot, choosing],
  );
  // Only enchants and wishes ask what the set holds.
  const asksSet = choosing.kind === 'enchant' || filters.wished ? set : null;
  const found = useMemo(
    () => {
      if (!place) return NOTHING;
      return filters.wished && choosing.kind === 'item'
        ? wishedCandidates(place, query, size)
        : findCandidates(place, query, size);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
    [index, slot, query, size, filters.wished, choosing, asksSet],
  );
  const stats = useMemo(
    () =>
      place
        ? shownStats(
            isUnsearched(query) && !filters.wished && size === PAGE_SIZE
              ? found.candidates
              : findCandidates(place, unsearched(query), PAGE_SIZE).candidates,
            weights,
          )
        : [],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- columns stay while one types, sorts or equips
    [index, slot, choosing, weights, phase, defaultFilters],
  );
  const worn = useMemo(
    () => (place ? wornScore(place, query, set.gear[slot]) : 0),
    [place, query, set.gear, slot],
  );
  const other = otherHand(slot);
  const beside = useMemo(
    () =>
      place && other !== null && choosing.kind === 'item'
        ? wornScore(place, { ...query, slotId: other }, set.gear[other])
        : 0,
    [place, query, set.gear, other, choosing],
  );
  const { total } = found;
  const more = useCallback(() => {
    setShown((before) => {
      const has = before.query === query ? before.size : PAGE_SIZE;
      return has < total ? { query, size: has + PAGE_SIZE } : before;
    });
  }, [query, total]);
  return { ...found, query, weights, worn, beside, stats, more };
}

/** Keeps the previous object while its content is equal, so that a change of the set does not search the list anew. */
function useSame(query: ItemQuery): ItemQuery {
  const key = JSON.stringify({ ...query, effects: null });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of it
  return useMemo(() => query, [key, query.statWeights, query.effects]);
}

type ItemPlace = Parameters<typeof findCandidates>[0];

/** The wishes of a slot, by name; filters and phases do not hide what somebody wished for. */
function wishedCandidates(place: ItemPlace, query: ItemQuery, size: number): Found {
  const { index, set, rules, slot } = place;
  const scorer = new RowScorer(index, query);
  const words = (query.search ?? '').toLowerCase().split(/\s+/);
  const candidates = set.wishlist
    .filter((item) => fitsSlot(item, slot, rules.edition))
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .map((item): Candidate => ({ kind: 'item', item, score: scorer.scoreItem(item) }))
    .sort((a, b) => b.score - a.score);
  return sorted(candidates, query, size);
}
