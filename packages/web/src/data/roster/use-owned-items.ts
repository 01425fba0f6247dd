import { useMemo } from 'react';
import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { ownedCounts } from '@gearwright/game/plans/owned-items.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { SetView } from '../set-view/set-view.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterQuery } from './use-roster-query.ts';
import { useSetsInFull } from './use-sets-in-full.ts';

/** How many of each item, by id with its suffix. */
export type OwnedItems = ReadonlyMap<string, number>;

/**
 * What lies in the bags of whoever wears the set, and what any of their sets marks as acquired; undefined until known,
 * and while not wanted. Of a set that is not one's own only its marks are known.
 */
export function useOwnedItems(
  { owner, set }: Pick<SetView, 'owner' | 'set'>,
  wanted: boolean,
): OwnedItems | undefined {
  const id = 'character' in owner ? owner.character.id : undefined;
  const asked = wanted ? id : undefined;
  const { data: sets, isError: isWithoutSets } = useSetsInFull(asked);
  const { data: inventory, isError: isWithoutBags } = useInventoryQuery(asked);
  return useMemo(() => {
    if (!wanted) return undefined;
    const shown = acquiredIn(storeSet(set));
    // A server that knows no bags yet still has the marks on the screen.
    if (id === undefined || isWithoutSets || isWithoutBags) return ownedCounts([], [shown]);
    return sets && inventory && ownedCounts(inventory, [...sets.map(acquiredIn), shown]);
  }, [wanted, id, isWithoutSets, isWithoutBags, sets, inventory, set]);
}

const ASKS_OWNED = /\bis:owned\b/i;

/** Base ids of what the characters have, for a search that asks; null while it does not, and until it is known. */
export function useOwnedForSearch(
  text: string,
  characters: readonly { readonly id: string }[],
): readonly number[] | null {
  const ids = characters.map(({ id }) => id);
  const { data } = useRosterQuery(
    (scope) => [...rosterKeys.inventories(scope), 'of', ...ids],
    ASKS_OWNED.test(text)
      ? async (roster) => {
          const all = await Promise.all(ids.map((id) => roster.getInventory(id)));
          return [...new Set(all.flat().map(({ id }) => Number.parseInt(id, 10)))];
        }
      : null,
  );
  return data ?? null;
}

/** What lies in the bags; undefined until known. */
export function useInventory(characterId: string | undefined): Inventory | undefined {
  return useInventoryQuery(characterId).data;
}

function useInventoryQuery(characterId: string | undefined) {
  return useRosterQuery(
    (scope) => rosterKeys.inventory(scope, characterId ?? ''),
    characterId === undefined ? null : (roster) => roster.getInventory(characterId),
  );
}

function acquiredIn({
  itemIds,
  itemsAcquired,
}: Pick<StoredSet, 'itemIds' | 'itemsAcquired'>): readonly string[] {
  return itemIds.flatMap((id, slot) => (id !== null && itemsAcquired[slot] ? [id] : []));
}
