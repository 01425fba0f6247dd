import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { inventoryFrom } from '../rules/inventory-rules.ts';
import { characterOf, type State } from './state.ts';

export function getInventory(state: State, characterId: string): Inventory {
  characterOf(state, characterId);
  return state.inventories.get(characterId) ?? [];
}

export function saveInventory(state: State, characterId: string, items: Inventory): Inventory {
  characterOf(state, characterId);
  const inventory = inventoryFrom(items);
  if (inventory.length > 0) state.inventories.set(characterId, inventory);
  else state.inventories.delete(characterId);
  return inventory;
}
