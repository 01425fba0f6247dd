import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { refuseBeyond } from '@gearwright/roster/limits.ts';
import type { EditGroup } from '@gearwright/roster/history/edit-group.ts';
import { looksLikeId } from '@gearwright/roster/new-id.ts';
import {
  heldPoints,
  type KeptCharacter,
  type KeptSet,
} from '@gearwright/roster/rules/point-ref.ts';
import { StaleSetError } from '@gearwright/roster/stale-set-error.ts';
import { checkSession, refuseEnded } from '../signing/check-session.ts';
import { prepared, preparedWrite } from '../storage/prepared.ts';
import { groupFrom } from './history-rows.ts';
import type { Owner, RosterScope } from './roster-scope.ts';
import { characterFromRow, setColumns, setFromRow } from './kept-rows.ts';
import type { SetVersions } from './set-memory.ts';

export const SET_COLUMNS = ['id', 'character_id', 'public_id', 'version', 'body'] as const;

export interface SetAndCharacter extends SetVersions {
  readonly set: KeptSet;
  readonly character: KeptCharacter;
  /** The edits that made it what it is. */
  readonly group: EditGroup;
}

interface SetValues extends Owner {
  readonly id: string;
  /** Empty where nobody signed in reads: no session is called so. */
  readonly sessionId: string;
}

const selectSet = prepared((db, value: SetValues) =>
  db
    .selectFrom('gear_sets as s')
    .innerJoin('characters as c', 'c.id', 's.character_id')
    .leftJoin('session as x', (join) =>
      join.on('x.id', '=', value.sessionId).onRef('x.userId', '=', 's.user_id'),
    )
    .leftJoin('set_histories as h', 'h.set_id', 's.id')
    .select(['s.id', 's.character_id', 's.public_id', 's.version', 's.body'])
    .select(['s.created_at', 's.updated_at', 'h.began_at', 'h.source'])
    .select(['c.body as character_body', 'c.version as character_version'])
    .select('x.expiresAt as session_ends')
    .where('s.id', '=', value.id)
    .where('s.user_id', '=', value.user_id)
    .where('s.edition', '=', value.edition),
);

const selectVersions = prepared((db, value: SetValues) =>
  db
    .selectFrom('gear_sets as s')
    .innerJoin('characters as c', 'c.id', 's.character_id')
    .leftJoin('session as x', (join) =>
      join.on('x.id', '=', value.sessionId).onRef('x.userId', '=', 's.user_id'),
    )
    .select(['s.public_id', 's.version', 'c.version as character_version'])
    .select('x.expiresAt as session_ends')
    .where('s.id', '=', value.id)
    .where('s.user_id', '=', value.user_id)
    .where('s.edition', '=', value.edition),
);

/** What an answer about a set depends on; null when it is not the owner's. The same query reads when the session ends. */
export async function versionsOf(scope: RosterScope, id: string): Promise<SetVersions | null> {
  const { db, owner, sessionId } = scope;
  const [row] = await selectVersions(db, { ...owner, id, sessionId: sessionId ?? '' });
  await refuseWithoutSession(scope, row);
  return row ?? null;
}

export async function setAndCharacterOf(scope: RosterScope, id: string): Promise<SetAndCharacter> {
  const { db, owner, sessionId } = scope;
  const [row] = looksLikeId(id)
    ? await selectSet(db, { ...owner, id, sessionId: sessionId ?? '' })
    : [];
  await refuseWithoutSession(scope, row);
  if (!row) throw new PlannerError('setNotFound');
  const { version, character_version, public_id } = row;
  return {
    set: setFromRow(row),
    character: characterFromRow({ id: row.character_id, body: row.character_body }),
    group: groupFrom(row),
    version,
    character_version,
    public_id,
  };
}

/** Checks the session before the answer: whoever was signed out learns that, and not whether the set exists. */
async function refuseWithoutSession(
  { db, owner, sessionId }: RosterScope,
  row: { readonly session_ends: string | Date | null } | undefined,
): Promise<void> {
  if (sessionId === null) return;
  if (row) refuseEnded(row.session_ends);
  else await checkSession(db, sessionId, owner.user_id);
}

export async function setsOfCharacter(
  { db, owner }: RosterScope,
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

/** Refuses so many more sets for a character than there may be. */
export async function refuseTooManySets(
  { db, owner }: RosterScope,
  characterId: string,
  more: number,
): Promise<void> {
  const counts = await db
    .selectFrom('gear_sets')
    .select(({ fn }) => ['character_id', fn.countAll<number>().as('count')])
    .where('user_id', '=', owner.user_id)
    .where('edition', '=', owner.edition)
    .groupBy('character_id')
    .execute();
  const ofCharacter = counts.find((row) => row.character_id === characterId)?.count ?? 0;
  refuseBeyond('sets', counts.reduce((sum, { count }) => sum + count, 0) + more);
  refuseBeyond('sets of one character', ofCharacter + more);
}

export async function insertSet(
  { db, owner }: RosterScope,
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
  { db, owner }: RosterScope,
  set: KeptSet,
  before: StoredSet,
): Promise<void> {
  const written = await updateSet(db, {
    ...owner,
    ...setColumns(set),
    id: set.id,
    now: Date.now(),
    versionBefore: before.version,
  });
  if (written !== 1) throw new StaleSetError(before);
}

interface UpdateValues extends Owner, ReturnType<typeof setColumns> {
  readonly id: string;
  readonly now: number;
  readonly versionBefore: number;
}

const updateSet = preparedWrite((db, value: UpdateValues) =>
  db
    .updateTable('gear_sets')
    .set({
      version: value.version,
      summary: value.summary,
      body: value.body,
      updated_at: value.now,
    })
    .where('id', '=', value.id)
    .where('user_id', '=', value.user_id)
    .where('edition', '=', value.edition)
    .where('version', '=', value.versionBefore),
);

/** The custom points it refers to. */
export async function writeSetPoints(
  { db, owner }: RosterScope,
  { id, points }: KeptSet,
): Promise<void> {
  await db.deleteFrom('set_points').where('set_id', '=', id).execute();
  const rows = heldPoints(points).map((pointId) => ({ ...owner, set_id: id, point_id: pointId }));
  if (rows.length > 0) await db.insertInto('set_points').values(rows).execute();
}
