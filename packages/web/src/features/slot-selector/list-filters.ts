import type { ItemQuery, Sort } from '@gearwright/game/search/query.ts';

/** What the heads sort by: a column of the search, or what the whole set gains. */
export interface ListSort {
  readonly by: Sort['by'] | 'gain';
  readonly descending?: boolean;
}

export const BY_GAIN: ListSort = { by: 'gain', descending: true };

/** What the list of a slot is narrowed by beside the set's own filters; lasts as long as the selector is open. */
export interface ListFilters {
  readonly text: string;
  /** Null is the set's phase, 0 any. */
  readonly phase: number | null;
  /** Lowest quality; 0 is all. */
  readonly quality: number;
  /** Required levels; null is what the wearer can use. */
  readonly levels: readonly [number, number] | null;
  /** Items of the wishlist and nothing else. */
  readonly wished: boolean;
  /** What the player has and nothing else. */
  readonly owned: boolean;
  /** Gems of the socket's colour and no others. */
  readonly matching: boolean;
  /** Null is by what the set gains, most first. */
  readonly sort: ListSort | null;
  /** Filters that were set aside by one click. */
  readonly lifted: readonly LiftedField[];
}

/** Filters of the query that can be set aside: what they hide could be put on, or at least looked at. */
export const LIFTABLE = {
  obtainable: 'no source in reach',
  due: 'out of reach yet',
  phases: 'a later phase',
  sources: 'source',
  raids: 'raid',
  handed: 'weapon style',
  speeds: 'weapon speed',
  weaponTypes: 'weapon type',
  armorType: 'armor type',
  quality: 'quality',
  maxRequiredLevel: 'level',
  minRequiredLevel: 'level',
  professions: 'profession',
  maxPvpRank: 'PvP rank',
  maxArenaRating: 'arena rating',
} as const satisfies Partial<Record<keyof ItemQuery, string>>;

export type LiftedField = keyof typeof LIFTABLE;

export const NO_FILTERS: ListFilters = {
  text: '',
  phase: null,
  quality: 0,
  levels: null,
  wished: false,
  owned: false,
  matching: false,
  sort: null,
  lifted: [],
};
