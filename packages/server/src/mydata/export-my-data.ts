import { setImmediate as nextTurn } from 'node:timers/promises';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { sortedByName } from '@gearwright/roster/sorted-by-name.ts';
import { allOfBin } from '../roster/bin-rows.ts';
import { snapshotsInBin } from '../roster/sql-history.ts';
import type { RosterScope } from '../roster/roster-scope.ts';
import { readRoster, type CharacterWithRows } from '../roster/read-roster.ts';
import { fromJson } from '../storage/types.ts';
import type { Database } from '../storage/open-database.ts';

/** Sets written at once: a few milliseconds. */
const AT_ONCE = 20;

/**
 * Everything that is kept about a user, as the pieces of one JSON object (acceptance A6): written as it is read,
 * for it may be many megabytes, and other requests are answered in between.
 */
export async function* exportMyData(
  { db }: Database,
  userId: string,
  scopeOf: (edition: EditionKey) => RosterScope,
): AsyncGenerator<string> {
  const user = await db
    .selectFrom('user')
    .select(['username', 'email', 'pendingEmail', 'patron', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('session')
    .select(['createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .execute();
  const account = user && { ...user, createdAt: new Date(user.createdAt).toISOString() };
  // Without what opens them: whoever reads the file shall not be able to use them.
  const ofSessions = sessions.map(({ createdAt, expiresAt, ...where }) => ({
    ...where,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }));
  yield `{${member('account', account ?? null)},${member('sessions', ofSessions)},"editions":{`;
  for (const [at, edition] of EDITION_KEYS.entries()) {
    yield `${at > 0 ? ',' : ''}${JSON.stringify(edition)}:`;
    yield* exportRoster(scopeOf(edition));
  }
  const snapshots = await db
    .selectFrom('public_sets')
    .select(['public_id', 'edition', 'body', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const shared = snapshots.map(({ public_id, edition, body, created_at }) => ({
    publicId: public_id,
    edition,
    createdAt: new Date(created_at).toISOString(),
    ...fromJson<object>(body),
  }));
  yield `},${member('sharedFromData', shared)}}`;
}

function member(name: string, value: unknown): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}

async function* exportRoster(scope: RosterScope): AsyncGenerator<string> {
  const { characters, points } = await readRoster(scope);
  yield '{"characters":[';
  for (const [at, each] of characters.entries()) {
    if (at > 0) yield ',';
    yield* exportCharacter(each);
  }
  yield `],${member('points', points)},"bin":[`;
  let before = '';
  for await (const thing of allOfBin(scope)) {
    const snapshots = await snapshotsInBin(scope, thing.id);
    yield before + JSON.stringify({ ...thing, snapshots });
    before = ',';
  }
  yield ']}';
}

async function* exportCharacter({
  character,
  inventory,
  sets,
}: CharacterWithRows): AsyncGenerator<string> {
  yield `${JSON.stringify(character).slice(0, -1)},${member('inventory', inventory)},"sets":[`;
  const worked = [];
  for (const [at, set] of sets.entries()) {
    worked.push(set());
    if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
  }
  for (const [at, set] of sortedByName(worked, ({ id }) => id).entries()) {
    yield (at > 0 ? ',' : '') + JSON.stringify(set);
    if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
  }
  yield ']}';
}
