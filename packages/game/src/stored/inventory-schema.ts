import { z } from 'zod';
import { atTheBorder } from '../border.ts';
import { PLACES, type Inventory } from '../character/inventory.ts';
import { listOf } from './legacy-values.ts';
import { itemId } from './set-schema.ts';
import { STORED_LIMITS as most } from './stored-limits.ts';

const gameId = z.int().min(1).max(999_999_999);

const storedOwnedItem = z.object({
  id: itemId,
  place: z.enum(PLACES),
  enchant: gameId.nullable(),
  gems: z.array(gameId.nullable()).max(most.gemsPerSlot),
});

/** Throws a `PlannerError` that names the field. How many there may be is the roster's rule. */
export function parseStoredInventory(value: unknown): Inventory {
  return atTheBorder(z.array(storedOwnedItem), value, 'inventory');
}

/** What of it can be read, in today's form. */
export function upgradeStoredInventory(value: unknown): Inventory {
  return listOf(value).flatMap((entry) => storedOwnedItem.safeParse(entry).data ?? []);
}
