import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { inventoryFrom } from '@gearwright/roster/rules/inventory-rules.ts';
import { fromJson, toJson } from '../storage/types.ts';
import { characterOf } from './character-rows.ts';
import type { RosterScope } from './roster-scope.ts';

export async function getInventory(scope: RosterScope, characterId: string): Promise<Inventory> {
  const { db, owner } = scope;
  await characterOf(scope, characterId);
  const row = await db
    .selectFrom('inventories')
    .select('body')
    .where('character_id', '=', characterId)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .executeTakeFirst();
  return row ? fromJson<Inventory>(row.body) : [];
}

export async function saveInventory(
  scope: RosterScope,
  characterId: string,
  items: Inventory,
): Promise<Inventory> {
  const { db, owner } = scope;
  await characterOf(scope, characterId);
  const inventory = inventoryFrom(items);
  const written = { body: toJson(inventory), updated_at: Date.now() };
  await db
    .insertInto('inventories')
    .values({ ...owner, character_id: characterId, ...written })
    .onConflict((conflict) => conflict.column('character_id').doUpdateSet(written))
    .execute();
  return inventory;
}
