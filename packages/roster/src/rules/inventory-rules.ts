import { MOST_OWNED, type Inventory } from '@gearwright/game/character/inventory.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { parseStoredInventory } from '@gearwright/game/stored/inventory-schema.ts';

/** What a character has as it may be stored, or a `PlannerError`. Items no longer known stay: they may come back. */
export function inventoryFrom(items: Inventory): Inventory {
  if (items.length > MOST_OWNED) {
    throw new PlannerError('limitReached', 'items in the bags of a character', MOST_OWNED);
  }
  return parseStoredInventory(items);
}
