import type { ItemId } from '../item/item.ts';

/** What is marked by hand lies in the bags. */
export const PLACES = ['equipped', 'bags', 'bank'] as const;
export type Place = (typeof PLACES)[number];

/** One thing a character has; two of a kind are two entries. */
export interface OwnedItem {
  /** With its suffix. */
  readonly id: ItemId;
  readonly place: Place;
  /** Effect id of the enchant on it. */
  readonly enchant: number | null;
  /** Item ids by socket; null is an empty one. */
  readonly gems: readonly (number | null)[];
}

export type Inventory = readonly OwnedItem[];

/** More than bags and bank of any client hold. */
export const MOST_OWNED = 2000;
