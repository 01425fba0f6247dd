import type { Item } from '../item/item.ts';
import type { Gear } from '../set/gear-set.ts';
import { SLOT_IDS, type SlotId } from '../slot/slots.ts';

/** How many of a limit category may be worn; others are unlimited. */
const CATEGORY_LIMITS: Readonly<Record<number, number>> = {
  2: 3,
  6: 1,
  99: 1,
  100: 1,
  615: 1,
  616: 1,
};

/** Where something limited sits: in a slot, or in a socket of one. */
export interface Place {
  readonly slot: SlotId;
  readonly socket: number | null;
}

/** A limit two things can share: copies of one item, or a category. */
export interface Limit {
  readonly key: string;
  readonly max: number;
}

export function isUnique(item: Item): boolean {
  return item.unique || item.uniqueEquipped;
}

export function limitsOf(item: Item): readonly Limit[] {
  const limits: Limit[] = [];
  if (isUnique(item)) limits.push({ key: `item ${item.baseId}`, max: 1 });
  const category = item.limitCategory?.id ?? -1;
  const max = CATEGORY_LIMITS[category];
  if (max) limits.push({ key: `category ${category}`, max });
  return limits;
}

/** Everything worn, items before the gems in them. */
export function worn(gear: Gear): readonly (Place & { readonly item: Item })[] {
  return SLOT_IDS.flatMap((slot) => {
    const { item, gems } = gear[slot];
    return [
      ...(item ? [{ slot, socket: null, item }] : []),
      ...gems.flatMap((gem, socket) => (gem ? [{ slot, socket, item: gem }] : [])),
    ];
  });
}

/** Places that share a limit and together exceed it. */
export interface Excess {
  readonly limit: Limit;
  readonly places: readonly (Place & { readonly item: Item })[];
}

export function excesses(gear: Gear): readonly Excess[] {
  const byLimit = new Map<string, { limit: Limit; places: (Place & { item: Item })[] }>();
  for (const place of worn(gear)) {
    for (const limit of limitsOf(place.item)) {
      const sharing = byLimit.get(limit.key);
      if (sharing) sharing.places.push(place);
      else byLimit.set(limit.key, { limit, places: [place] });
    }
  }
  return [...byLimit.values()].filter(({ limit, places }) => places.length > limit.max);
}
