import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { inventoryVersion } from '@gearwright/game/character/inventory-version.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { SaveInventoryOptions } from '../roster.ts';
import { inventoryFrom } from '../rules/inventory-rules.ts';
import { characterOf, type State } from './state.ts';

export function getInventory(state: State, characterId: string): Inventory {
  characterOf(state, characterId);
  return state.inventories.get(characterId) ?? [];
}

export function saveInventory(
  state: State,
  characterId: string,
  items: Inventory,
  { version }: SaveInventoryOptions = {},
): Inventory {
  const before = getInventory(state, characterId);
  if (version !== undefined && version !== inventoryVersion(before)) {
    throw new PlannerError('staleInventory');
  }
  const inventory = inventoryFrom(items);
  if (inventory.length > 0) state.inventories.set(characterId, inventory);
  else state.inventories.delete(characterId);
  return inventory;
}
