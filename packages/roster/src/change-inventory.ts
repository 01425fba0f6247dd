import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { inventoryVersion } from '@gearwright/game/character/inventory-version.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Roster } from './roster.ts';

/** Somebody else would have to save between every reading and saving of ours. */
const ATTEMPTS = 5;

/** Makes a change on what is stored, and again when somebody else saved in between: nobody's change is lost. */
export async function changeInventory(
  roster: Pick<Roster, 'getInventory' | 'saveInventory'>,
  characterId: string,
  change: (inventory: Inventory) => Inventory,
): Promise<Inventory> {
  for (let attempt = 1; ; attempt++) {
    const before = await roster.getInventory(characterId);
    const after = change(before);
    if (after === before) return before;
    try {
      const version = inventoryVersion(before);
      return await roster.saveInventory(characterId, after, { version });
    } catch (error) {
      const isStale = error instanceof PlannerError && error.code === 'staleInventory';
      if (!isStale || attempt === ATTEMPTS) throw error;
    }
  }
}
