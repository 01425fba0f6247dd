import { EDITION_KEYS } from '@gearwright/game/edition/editions.ts';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import { fromJson } from '../storage/types.ts';
import type { Database } from '../storage/open-database.ts';

/** Everything that is kept about a user, as one JSON object (acceptance A6). */
export async function exportMyData(
  { db }: Database,
  userId: string,
  rosterOf: (edition: EditionKey) => Roster,
) {
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
  const snapshots = await db
    .selectFrom('public_sets')
    .select(['public_id', 'edition', 'body', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const editions = EDITION_KEYS.map(
    async (edition) => [edition, await exportRoster(rosterOf(edition))] as const,
  );
  return {
    account: user && { ...user, createdAt: new Date(user.createdAt).toISOString() },
    // Without what opens them: whoever reads the file shall not be able to use them.
    sessions: sessions.map(({ createdAt, expiresAt, ...where }) => ({
      ...where,
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    })),
    editions: Object.fromEntries(await Promise.all(editions)),
    sharedFromData: snapshots.map(({ public_id, edition, body, created_at }) => ({
      publicId: public_id,
      edition,
      createdAt: new Date(created_at).toISOString(),
      ...fromJson<object>(body),
    })),
  };
}

async function exportRoster(roster: Roster) {
  const summaries = await roster.listCharacters();
  const characters = [];
  for (const { id } of summaries) {
    const character = await roster.getCharacter(id);
    const sets = [];
    for (const set of character.sets) {
      const { character: _owner, ...stored } = await roster.getSet(set.id);
      sets.push(stored);
    }
    characters.push({ ...character, sets });
  }
  return { characters, points: await roster.listPoints() };
}
