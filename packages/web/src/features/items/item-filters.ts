import type { Edition } from '@gearwright/game/edition/edition.ts';
import { MAX_ARENA_RATING, MAX_PVP_RANK, type Sort } from '@gearwright/game/search/query.ts';
import { SLOT_IDS, type SlotId } from '@gearwright/game/slot/slots.ts';

/** Where in the catalogue: a slot, gems, what is not worn at all, or anywhere that something can be worn. */
export type Place = SlotId | 'gems' | 'other' | null;

/** Everything the page of items can be asked; null asks nothing. Kept in the address, field by field. */
export interface ItemFilters {
  readonly q: string;
  /** A class, or the id of one of the player's characters. */
  readonly equippableBy: string | null;
  /** Id of published weights, or `none`. */
  readonly valuedBy: string | null;
  readonly slot: Place;
  /** `armor3`, `weapon12`. */
  readonly types: readonly string[] | null;
  readonly quality: readonly number[] | null;
  readonly phases: readonly number[] | null;
  readonly sources: readonly string[] | null;
  readonly raids: readonly number[] | null;
  readonly levels: readonly [number, number] | null;
  readonly professions: readonly string[] | null;
  readonly maxPvpRank: number | null;
  readonly maxArenaRating: number | null;
  readonly sort: Sort | null;
}

export const NO_FILTERS: ItemFilters = {
  q: '',
  equippableBy: null,
  valuedBy: null,
  slot: null,
  types: null,
  quality: null,
  phases: null,
  sources: null,
  raids: null,
  levels: null,
  professions: null,
  maxPvpRank: null,
  maxArenaRating: null,
  sort: null,
};

/** What the address asks; what makes no sense there asks nothing. */
export function readFilters(params: URLSearchParams, edition: Edition): ItemFilters {
  const words = (name: string) => listOf(params.get(name));
  const numbers = (name: string) => numbersOf(words(name));
  const number = (name: string, most: number) => {
    const value = Number(params.get(name) ?? NaN);
    return Number.isInteger(value) && value >= 0 && value < most ? value : null;
  };
  return {
    q: params.get('q') ?? '',
    equippableBy: params.get('equippableBy') || null,
    valuedBy: params.get('valuedBy') || null,
    slot: placeOf(params.get('slot')),
    types: words('type'),
    quality: numbers('quality'),
    phases: numbers('phases'),
    sources: listOf(
      words('sources')
        ?.filter((key) => edition.sources.some((one) => one.key === key))
        .join(',') ?? null,
    ),
    raids: numbers('raids'),
    levels: levelsOf(params.get('levels'), edition.maxLevel),
    professions: words('professions'),
    maxPvpRank: edition.pvpRanks ? number('maxPvpRank', MAX_PVP_RANK) : null,
    maxArenaRating: edition.arenaRatings ? number('maxArenaRating', MAX_ARENA_RATING) : null,
    sort: sortOf(params.get('sort')),
  };
}

/** The other way; what asks nothing is left out. */
export function writeFilters(filters: ItemFilters): URLSearchParams {
  const params = new URLSearchParams();
  const say = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value));
  };
  const list = (name: string, values: readonly (string | number)[] | null) =>
    say(name, values?.join(',') ?? null);
  say('q', filters.q);
  say('equippableBy', filters.equippableBy);
  say('valuedBy', filters.valuedBy);
  say('slot', filters.slot);
  list('type', filters.types);
  list('quality', filters.quality);
  list('phases', filters.phases);
  list('sources', filters.sources);
  list('raids', filters.raids);
  say('levels', filters.levels?.join('-') ?? null);
  list('professions', filters.professions);
  say('maxPvpRank', filters.maxPvpRank);
  say('maxArenaRating', filters.maxArenaRating);
  if (filters.sort) say('sort', `${filters.sort.descending ? '-' : ''}${filters.sort.by}`);
  return params;
}

function placeOf(text: string | null): Place {
  if (text === 'gems' || text === 'other') return text;
  return text ? (SLOT_IDS.find((slot) => String(slot) === text) ?? null) : null;
}

function listOf(text: string | null): readonly string[] | null {
  const words = [...new Set(text?.split(',').filter(Boolean))];
  return words.length > 0 ? words : null;
}

function numbersOf(words: readonly string[] | null): readonly number[] | null {
  const numbers = words?.map(Number).filter((value) => Number.isInteger(value) && value >= 0) ?? [];
  return numbers.length > 0 ? numbers : null;
}

/** The start is not above the end, the end not above the edition's highest level (acceptance D14). */
function levelsOf(text: string | null, max: number): readonly [number, number] | null {
  const [start, end] = text?.split('-').map(Number) ?? [];
  if (!start || !end || start < 1 || start > end || end > max) return null;
  return start === 1 && end === max ? null : [start, end];
}

const SORTS = [
  'score',
  'name',
  'itemLevel',
  'requiredLevel',
  'armor',
  'weaponDps',
  'weaponSpeed',
] as const;

function sortOf(text: string | null): Sort | null {
  const descending = text?.startsWith('-') ?? false;
  const by = SORTS.find((one) => one === text?.slice(Number(descending)));
  return by ? { by, descending } : null;
}
