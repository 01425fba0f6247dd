import { whyNotEnchantItem } from '@gearwright/game/enchant/enchant-fits.ts';
import type { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import { rankedByGain } from '@gearwright/game/optimise/gain/ranked-by-gain.ts';
import type { ItemQuery } from '@gearwright/game/search/query.ts';
import { RowScorer } from '@gearwright/game/search/row-scorer.ts';
import { searchEnchants } from '@gearwright/game/search/search-enchants.ts';
import { searchGems } from '@gearwright/game/search/search-gems.ts';
import type { SearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems } from '@gearwright/game/search/search-items.ts';
import { searchRunes } from '@gearwright/game/search/search-runes.ts';
import { scoreEnchant, scoreGem } from '@gearwright/game/score/score.ts';
import type { GearSet, Piece } from '@gearwright/game/set/gear-set.ts';
import { wearerOf, type Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { candidateName, candidateStats, type Candidate, type Thing } from './candidate.ts';
import { gainOf } from './gain-of.ts';
import { BY_GAIN, type ListSort } from './list-filters.ts';
import type { Choosing } from './selector-tabs.ts';

export interface Found {
  /** How many there are in all. */
  readonly total: number;
  readonly candidates: readonly Candidate[];
}

export interface Place {
  readonly index: SearchIndex;
  readonly set: GearSet;
  readonly rules: Rules;
  readonly slot: SlotId;
  readonly choosing: Choosing;
  /** Null where nothing is weighed. */
  readonly gains: GainInSet | null;
}

/** More than there are of gems, enchants or runes. */
const ALL = 5000;

/** The first so many of the list. */
export function findCandidates(
  place: Place,
  query: ItemQuery,
  sort: ListSort | null,
  size: number,
): Found {
  const { index, choosing } = place;
  switch (choosing.kind) {
    case 'item':
      return findItems(place, query, sort, size);
    case 'gem': {
      const { socket } = choosing;
      const { hits } = searchGems(index, { ...query, sort: null, from: 0, size: ALL });
      const gems = hits.map((hit) => ({ kind: 'gem', socket, ...hit }) as const);
      return sorted(weighed(place, gems), sort, size);
    }
    case 'enchant':
      return sorted(weighed(place, fittingEnchants(place, query)), sort, size);
    case 'rune': {
      const { hits } = searchRunes(index, { ...query, from: 0, size: ALL });
      const runes = hits.map(({ thing, score }) => ({ kind: 'rune', rune: thing, score }) as const);
      return sorted(weighed(place, runes), sort, size);
    }
  }
}

/** By what the set gains only as many are looked at as it takes; by a column the search does it. */
function findItems(place: Place, query: ItemQuery, sort: ListSort | null, size: number): Found {
  const { index, gains, slot } = place;
  const { descending = true } = sort ?? BY_GAIN;
  if (gains && (sort ?? BY_GAIN).by === 'gain') {
    const asked: ItemQuery = { ...query, sort: { by: 'score', descending }, from: 0, size };
    const { total, hits } = rankedByGain(gains, index, asked, slot);
    return { total, candidates: hits.map((hit) => ({ kind: 'item', ...hit })) };
  }
  const { total, hits } = searchItems(index, { ...query, from: 0, size });
  return {
    total,
    candidates: weighed(
      place,
      hits.map((hit) => ({ kind: 'item', ...hit })),
    ),
  };
}

type Scored = Thing & { readonly score: number };

export function weighed({ gains, slot }: Place, things: readonly Scored[]): readonly Candidate[] {
  return things.map((thing) => ({ ...thing, gain: gains && gainOf(gains, thing, slot) }));
}

/** Those that sit on just this item. */
function fittingEnchants({ index, set, rules, slot }: Place, query: ItemQuery): readonly Scored[] {
  const { item } = set.gear[slot];
  const wearer = wearerOf(set, rules.wearer);
  return searchEnchants(index, { ...query, from: 0, size: ALL })
    .hits.filter(({ thing }) => fits(whyNotEnchantItem(thing, slot, item, wearer, rules.edition)))
    .map(({ thing, score }) => ({ kind: 'enchant', enchant: thing, score }));
}

/** What a filter let through that asks for more than the wearer has is listed, and refused when it is chosen. */
function fits(refusal: ReturnType<typeof whyNotEnchantItem>): boolean {
  return refusal?.code !== 'enchantDoesNotFit' && refusal?.code !== 'slotTakesNoEnchant';
}

/** The first so many, as the heads ask for; among equals those worth more by themselves come first. */
export function sorted(
  candidates: readonly Candidate[],
  sort: ListSort | null,
  size: number,
): Found {
  const { by, descending = true } = sort ?? BY_GAIN;
  const way = descending ? 1 : -1;
  const key = keyOf(by);
  const ordered = candidates.toSorted(
    by === 'name'
      ? (a, b) => -way * (candidateName(a) < candidateName(b) ? -1 : 1)
      : (a, b) => way * (key(b) - key(a)) || b.score - a.score,
  );
  return { total: candidates.length, candidates: ordered.slice(0, size) };
}

function keyOf(by: ListSort['by']): (candidate: Candidate) => number {
  if (by === 'gain') return ({ gain, score }) => gain ?? score;
  if (by === 'score') return ({ score }) => score;
  return (candidate) => candidateStats(candidate)[by as StatName] ?? 0;
}

/** What is there now, as the list would value it; 0 when nothing is. */
export function wornScore(
  { index, choosing }: Pick<Place, 'index' | 'choosing'>,
  query: ItemQuery,
  piece: Piece,
): number {
  const { effects } = query;
  const weights = query.statWeights ?? {};
  switch (choosing.kind) {
    case 'item':
      return piece.item ? new RowScorer(index, query).scoreItem(piece.item) : 0;
    case 'gem': {
      const gem = piece.gems[choosing.socket];
      return gem ? scoreGem(gem, weights, effects) : 0;
    }
    case 'enchant':
      return piece.enchant
        ? scoreEnchant(piece.enchant, weights, query.slotId ?? undefined, effects)
        : 0;
    case 'rune':
      return 0;
  }
}
