import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredSet } from '@gearwright/game/set/stored-set.ts';
import { looksLikeId } from '@gearwright/roster/new-id.ts';
import {
  heldPoints,
  type KeptCharacter,
  type KeptSet,
} from '@gearwright/roster/rules/point-ref.ts';
import { StaleSetError } from '@gearwright/roster/stale-set-error.ts';
import type { Desk } from './desk.ts';
import { characterFromRow, setColumns, setFromRow } from './kept-rows.ts';

export const SET_COLUMNS = ['id', 'character_id', 'public_id', 'version', 'body'] as const;

export interface SetAndCharacter {
  readonly set: KeptSet;
  readonly character: KeptCharacter;
}

export async function setAndCharacterOf({ db, owner }: Desk, id: string): Promise<SetAndCharacter> {
  const row = looksLikeId(id)
    ? await db
        .selectFrom('gear_sets as s')
        .innerJoin('characters as c', 'c.id', 's.character_id')
        .select(['s.id', 's.character_id', 's.public_id', 's.version', 's.body'])
        .select('c.body as character_body')
        .where('s.id', '=', id)
        .where('s.user_id', '=', owner.user_id)
        .where('s.edition', '=', owner.edition)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new PlannerError('setNotFound');
  return {
    set: setFromRow(row),
    character: characterFromRow({ id: row.character_id, body: row.character_body }),
  };
}

export async function setsOfCharacter(
  { db, owner }: Desk,
  characterId: string,
): Promise<readonly KeptSet[]> {
  const rows = await db
    .selectFrom('gear_sets')
    .select(SET_COLUMNS)
    .where('character_id', '=', characterId)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
  return rows.map(setFromRow);
}

export async function insertSet(
  { db, owner }: Desk,
  set: KeptSet,
  clientKey: string | null,
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('gear_sets')
    .values({
      ...owner,
      ...setColumns(set),
      id: set.id,
      character_id: set.characterId,
      client_key: clientKey,
      public_id: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Writes only onto the version it was made from (acceptance D17). */
export async function updateSetRow(
  { db, owner }: Desk,
  set: KeptSet,
  before: StoredSet,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('gear_sets')
    .set({ ...setColumns(set), updated_at: Date.now() })
    .where('id', '=', set.id)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new StaleSetError(before);
}

/** The custom points it refers to. */
export async function writeSetPoints({ db, owner }: Desk, { id, points }: KeptSet): Promise<void> {
  await db.deleteFrom('set_points').where('set_id', '=', id).execute();
  const rows = heldPoints(points).map((pointId) => ({ ...owner, set_id: id, point_id: pointId }));
  if (rows.length > 0) await db.insertInto('set_points').values(rows).execute();
}
