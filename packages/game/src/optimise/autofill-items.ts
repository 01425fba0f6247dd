import type { Handed } from '../item/item.ts';
import type { ItemQuery } from '../search/query.ts';
import { searchItems } from '../search/search-items.ts';
import type { ItemHit } from '../search/search-items.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { AMMO, MAIN_HAND, OFF_HAND } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { FILLED_SLOTS } from './autofill-context.ts';

/** The call behind autofill and upgrades: one query for all slots, and what the two hands ask besides. */
export interface AutofillRequest {
  readonly hits: number;
  readonly query: ItemQuery;
  readonly mainWeaponQuery: ItemQuery | null;
  readonly offWeaponQuery: ItemQuery | null;
}

export interface SlotHits {
  readonly slot: SlotId;
  readonly hits: readonly ItemHit[];
}

/** Ammunition waits for the weapon that shoots it. */
const SLOTS_ASKED_FOR: readonly SlotId[] = FILLED_SLOTS.filter((slot) => slot !== AMMO);

/**
 * The best items of each slot, best first; a ring or trinket is listed for both of its slots.
 * A hand gets as many two-handers as others, for the two are weighed against each other.
 */
export function autofillItems(index: SearchIndex, request: AutofillRequest): readonly SlotHits[] {
  return SLOTS_ASKED_FOR.map((slot) => {
    const hand = slot === MAIN_HAND ? request.mainWeaponQuery : null;
    const other = slot === OFF_HAND ? request.offWeaponQuery : null;
    const query = {
      ...request.query,
      ...hand,
      ...other,
      slotId: slot,
      from: 0,
      size: request.hits,
    };
    if (slot !== MAIN_HAND && slot !== OFF_HAND)
      return { slot, hits: searchItems(index, query).hits };
    const allowed = [query.handed ?? HANDED].flat();
    const hits = [
      allowed.filter((handed) => handed !== 'two'),
      allowed.filter((handed) => handed === 'two'),
    ]
      .filter((handed) => handed.length > 0)
      .flatMap((handed) => searchItems(index, { ...query, handed }).hits)
      .sort((a, b) => b.score - a.score);
    return { slot, hits };
  });
}

const HANDED: readonly Handed[] = ['one', 'main', 'off', 'two'];
