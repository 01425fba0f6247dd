import type { Inventory, OwnedItem } from '@gearwright/game/character/inventory.ts';
import type { ItemId } from '@gearwright/game/item/item.ts';
import { changeInventory } from '@gearwright/roster/change-inventory.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

export interface InventoryChange {
  readonly characterId: string;
  /**
   * Made on what is stored when its turn comes, not on what is shown, and again when another tab or device has saved
   * in between. Changes of this tab wait for each other.
   */
  readonly change: (inventory: Inventory) => Inventory;
}

export function useChangeInventory() {
  return useRosterMutation({
    queue: 'inventory',
    touches: rosterKeys.inventories,
    change: (roster, { characterId, change }: InventoryChange) =>
      changeInventory(roster, characterId, change),
    optimistic: (client, scope, { characterId, change }) => {
      client.setQueryData<Inventory>(
        rosterKeys.inventory(scope, characterId),
        (inventory) => inventory && change(inventory),
      );
    },
  });
}

/** "I have this", said of a thing in a list. */
export function having(id: ItemId): InventoryChange['change'] {
  const owned: OwnedItem = { id, place: 'bags', enchant: null, gems: [] };
  return (inventory) =>
    inventory.some((each) => each.id === id) ? inventory : [...inventory, owned];
}

export function notHaving(id: ItemId): InventoryChange['change'] {
  return (inventory) => inventory.filter((each) => each.id !== id);
}
