import { gemColorsFor } from '@gearwright/game/gem/gem-fits-socket.ts';
import { ownedQuery } from '@gearwright/game/optimise/owned.ts';
import { findingQuery, slotPart, wearerQuery } from '@gearwright/game/optimise/slot-query.ts';
import { armsOf } from '@gearwright/game/optimise/exact/goals-of.ts';
import type { StatWeights } from '@gearwright/game/point/point.ts';
import type { ItemQuery, Sort } from '@gearwright/game/search/query.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { searchSlot, type SlotId } from '@gearwright/game/slot/slots.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';
import type { OwnedItems } from '../../data/roster/use-owned-items.ts';
import type { LiftedField, ListFilters, ListSort } from './list-filters.ts';
import type { Choosing } from './selector-tabs.ts';

interface Asking {
  readonly set: GearSet;
  readonly rules: Rules;
  readonly weights: StatWeights | null;
  readonly effects?: EffectWorths | null;
  readonly slot: SlotId;
  readonly choosing: Choosing;
  /** What the player has, where only that is asked for. */
  readonly owned?: OwnedItems | null;
  /** Base ids, where the search asks for what is owned. */
  readonly ownedBases?: readonly number[] | null;
}

const QUALITIES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The filters of the set and of the list as one query. */
export function candidateQuery(asking: Asking, filters: ListFilters): ItemQuery {
  const { set, rules, weights, effects } = asking;
  const needs = { rules, set, weights: weights ?? {}, effects };
  const wearer = asking.choosing.kind === 'item' ? findingQuery(needs) : wearerQuery(needs);
  const query: ItemQuery = {
    ...wearer,
    ...partOf(asking, filters),
    statWeights: weights,
    phases: phasesOf(filters, set, rules),
    quality: filters.quality > 0 ? QUALITIES.slice(filters.quality) : null,
    ...(filters.levels && {
      minRequiredLevel: filters.levels[0],
      maxRequiredLevel: filters.levels[1],
    }),
    search: filters.text.trim() || null,
    sort: searchSort(filters.sort),
    // Who asks for a thing by its name is shown it, whether or not it would be advised.
    ...(isNamed(filters) && { obtainable: null, due: null }),
    ...(asking.ownedBases && { owned: asking.ownedBases }),
    ...(asking.owned && { ...ownedQuery(asking.owned), obtainable: null, due: null }),
  };
  const lifted = filters.lifted.filter((field) => !OF_STYLE.includes(field));
  return { ...query, ...Object.fromEntries(lifted.map((field) => [field, null])) };
}

/** Without what was typed and clicked: what the columns are chosen by. */
export function unsearched(query: ItemQuery): ItemQuery {
  return { ...query, search: null, sort: null };
}

/** As on opening: the list itself is what the columns are chosen by. */
export function isUnsearched({ search, sort }: ItemQuery): boolean {
  return !search && !sort;
}

/** The spec's way of arming itself asks for these; without it a hand still holds what a hand can. */
const OF_STYLE: readonly LiftedField[] = ['handed', 'speeds'];

function isNamed({ text }: ListFilters): boolean {
  return text.trim() !== '';
}

/** What the set gains is no column of the search. */
function searchSort(sort: ListSort | null): Sort | null {
  return sort === null || sort.by === 'gain' ? null : { ...sort, by: sort.by };
}

function partOf({ choosing, slot, set, rules }: Asking, filters: ListFilters): ItemQuery {
  if (choosing.kind === 'item') {
    const isAnyWay = isNamed(filters) || filters.lifted.some((field) => OF_STYLE.includes(field));
    return slotPart(slot, set, rules, isAnyWay ? null : armsOf(set, rules));
  }
  // Where an enchant, a rune or a gem comes from is no matter of the filters for items.
  const anywhere: ItemQuery = {
    sources: null,
    raids: null,
    armorType: null,
    maxPvpRank: null,
    maxArenaRating: null,
  };
  if (choosing.kind === 'gem') {
    return { ...anywhere, type: 'gem', gemColors: gemColorsFor(choosing.color, filters.matching) };
  }
  return { ...anywhere, slotId: choosing.kind === 'rune' ? searchSlot(slot) : slot };
}

function phasesOf(
  { phase }: ListFilters,
  set: Pick<GearSet, 'phase'>,
  { edition }: Rules,
): readonly number[] | null {
  if (phase === 0) return null;
  const last = phase ?? (set.phase || edition.defaultPhase);
  return edition.phases.map((each) => each.phase).filter((each) => each <= last);
}
