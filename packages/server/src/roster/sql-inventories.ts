import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { inventoryVersion } from '@gearwright/game/character/inventory-version.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { SaveInventoryOptions } from '@gearwright/roster/roster.ts';
import { inventoryFrom } from '@gearwright/roster/rules/inventory-rules.ts';
import { fromJson, toJson, type Json } from '../storage/types.ts';
import type { InventoryRow } from '../storage/tables.ts';
import { characterOf } from './character-rows.ts';
import type { RosterScope } from './roster-scope.ts';

export async function getInventory(scope: RosterScope, characterId: string): Promise<Inventory> {
  await characterOf(scope, characterId);
  return contents(await storedBody(scope, characterId));
}

export async function saveInventory(
  scope: RosterScope,
  characterId: string,
  items: Inventory,
  { version }: SaveInventoryOptions = {},
): Promise<Inventory> {
  const { db, owner } = scope;
  await characterOf(scope, characterId);
  const inventory = inventoryFrom(items);
  const written = { body: toJson(inventory), updated_at: Date.now() };
  const row = { ...owner, character_id: characterId, ...written };
  if (version !== undefined) {
    const before = await storedBody(scope, characterId);
    const isWritten =
      inventoryVersion(contents(before)) === version && (await replaceRow(scope, row, before));
    if (!isWritten) throw new PlannerError('staleInventory');
    return inventory;
  }
  await db
    .insertInto('inventories')
    .values(row)
    .onConflict((conflict) => conflict.column('character_id').doUpdateSet(written))
    .execute();
  return inventory;
}

/** Null where nothing was ever stored. */
async function storedBody({ db, owner }: RosterScope, characterId: string): Promise<Json | null> {
  const row = await db
    .selectFrom('inventories')
    .select('body')
    .where('character_id', '=', characterId)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .executeTakeFirst();
  return row?.body ?? null;
}

function contents(body: Json | null): Inventory {
  return body === null ? [] : fromJson<Inventory>(body);
}

/** Writes only onto the contents that were read: another server may have written since. */
async function replaceRow(
  { db }: RosterScope,
  row: InventoryRow,
  before: Json | null,
): Promise<boolean> {
  if (before === null) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('inventories')
      .values(row)
      .onConflict((conflict) => conflict.column('character_id').doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  }
  const { numUpdatedRows } = await db
    .updateTable('inventories')
    .set({ body: row.body, updated_at: row.updated_at })
    .where('character_id', '=', row.character_id)
    .where('user_id', '=', row.user_id)
    .where('edition', '=', row.edition)
    .where('body', '=', before)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
