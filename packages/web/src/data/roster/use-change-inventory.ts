import type { Inventory, OwnedItem } from '@gearwright/game/character/inventory.ts';
import type { ItemId } from '@gearwright/game/item/item.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

export interface InventoryChange {
  readonly characterId: string;
  /**
   * Made on what is stored when its turn comes, not on what is shown. Changes of this tab wait for each other; of what
   * another tab or device saves between the reading and the saving of one, the later save stays.
   */
  readonly change: (inventory: Inventory) => Inventory;
}

export function useChangeInventory() {
  return useRosterMutation({
    queue: 'inventory',
    touches: rosterKeys.inventories,
    change: async (roster, { characterId, change }: InventoryChange) =>
      roster.saveInventory(characterId, change(await roster.getInventory(characterId))),
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
