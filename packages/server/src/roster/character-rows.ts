import type { Character } from '@gearwright/game/character/character.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { looksLikeId } from '@gearwright/roster/new-id.ts';
import {
  heldPoints,
  type CustomPoints,
  type KeptCharacter,
} from '@gearwright/roster/rules/point-ref.ts';
import type { RosterScope } from './roster-scope.ts';
import { characterBody, characterFromRow } from './kept-rows.ts';
import { resolve } from './point-rows.ts';

export async function findCharacter(
  { db, owner }: RosterScope,
  id: string,
): Promise<KeptCharacter | null> {
  if (!looksLikeId(id)) return null;
  const row = await db
    .selectFrom('characters')
    .select(['id', 'body'])
    .where('id', '=', id)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .executeTakeFirst();
  return row ? characterFromRow(row) : null;
}

export async function characterOf(scope: RosterScope, id: string): Promise<KeptCharacter> {
  const character = await findCharacter(scope, id);
  if (!character) throw new PlannerError('characterNotFound');
  return character;
}

export async function countCharacters({ db, owner }: RosterScope): Promise<number> {
  const { count } = await db
    .selectFrom('characters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertCharacter(
  { db, owner }: RosterScope,
  character: KeptCharacter,
  clientKey: string | null,
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('characters')
    .values({
      ...owner,
      id: character.id,
      client_key: clientKey,
      version: 1,
      body: characterBody(character),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function updateCharacterRow(
  { db, owner }: RosterScope,
  character: KeptCharacter,
): Promise<void> {
  await db
    .updateTable('characters')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      body: characterBody(character),
      updated_at: Date.now(),
    }))
    .where('id', '=', character.id)
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .execute();
}

/** The points its connected sets refer to. */
export async function writeConnectedPoints(
  { db, owner }: RosterScope,
  { id, connectedSets }: KeptCharacter,
): Promise<void> {
  await db.deleteFrom('connected_points').where('character_id', '=', id).execute();
  const rows = connectedSets.flatMap((set) =>
    heldPoints(set.points).map((pointId) => ({
      ...owner,
      character_id: id,
      connected_set_id: set.id,
      point_id: pointId,
    })),
  );
  if (rows.length > 0) await db.insertInto('connected_points').values(rows).execute();
}

export function resolveCharacter(
  scope: Pick<RosterScope, 'game'>,
  character: KeptCharacter,
  custom: CustomPoints,
): Character {
  return {
    ...character,
    connectedSets: character.connectedSets.map((set) => ({
      ...set,
      points: resolve(scope, set.points, custom, character.gameClass),
    })),
  };
}
