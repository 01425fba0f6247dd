import { whyNotEnchantItem } from '@gearwright/game/enchant/enchant-fits.ts';
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
import { candidateName, candidateStats, type Candidate } from './candidate.ts';
import type { Choosing } from './selector-tabs.ts';

export interface Found {
  /** How many there are in all. */
  readonly total: number;
  readonly candidates: readonly Candidate[];
}

interface Place {
  readonly index: SearchIndex;
  readonly set: GearSet;
  readonly rules: Rules;
  readonly slot: SlotId;
  readonly choosing: Choosing;
}

/** More than there are of enchants or runes. */
const ALL = 5000;

/** The first so many of the list. */
export function findCandidates(place: Place, query: ItemQuery, size: number): Found {
  const { index, choosing } = place;
  switch (choosing.kind) {
    case 'item': {
      const { total, hits } = searchItems(index, { ...query, from: 0, size });
      return { total, candidates: hits.map((hit) => ({ kind: 'item', ...hit })) };
    }
    case 'gem': {
      const { socket } = choosing;
      const { total, hits } = searchGems(index, { ...query, from: 0, size });
      return { total, candidates: hits.map((hit) => ({ kind: 'gem', socket, ...hit })) };
    }
    case 'enchant':
      return sorted(fittingEnchants(place, query), query, size);
    case 'rune': {
      const { hits } = searchRunes(index, { ...query, from: 0, size: ALL });
      const runes = hits.map(({ thing, score }) => ({ kind: 'rune', rune: thing, score }) as const);
      return sorted(runes, query, size);
    }
  }
}

/** Those that sit on just this item. */
function fittingEnchants(
  { index, set, rules, slot }: Place,
  query: ItemQuery,
): readonly Candidate[] {
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

/** Best first comes in; the first so many of them, as the heads ask for. */
export function sorted(candidates: readonly Candidate[], { sort }: ItemQuery, size: number): Found {
  const total = candidates.length;
  if (!sort || sort.by === 'score') {
    const ordered = sort?.descending === false ? candidates.toReversed() : candidates;
    return { total, candidates: ordered.slice(0, size) };
  }
  if (sort.by === 'name') {
    const named = candidates.toSorted((a, b) => (candidateName(a) < candidateName(b) ? -1 : 1));
    return { total, candidates: (sort.descending ? named.toReversed() : named).slice(0, size) };
  }
  const amount = (candidate: Candidate): number =>
    candidateStats(candidate)[sort.by as StatName] ?? 0;
  const direction = sort.descending === false ? -1 : 1;
  const ordered = candidates.toSorted((a, b) => direction * (amount(b) - amount(a)));
  return { total, candidates: ordered.slice(0, size) };
}

/** What is there now, as the list would value it; 0 when nothing is. */
export function wornScore({ index, choosing }: Place, query: ItemQuery, piece: Piece): number {
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
