import { randomUUID } from 'node:crypto';
import { exampleSet } from './example.ts';
import type { Context } from '../src/context.ts';
import { SqlRoster } from '../src/roster/sql-roster.ts';
import type { SigningCredentials } from '@gearwright/api/client/auth-answers.ts';

export interface Seeded {
  readonly credentials: SigningCredentials;
  readonly setId: string;
  readonly itemIds: readonly string[];
}

/** A player with a session, a character and a full set. */
export async function seedPlayer(context: Context): Promise<Seeded> {
  const { database, accounts, catalogs } = context;
  const { db, kind } = database;
  const date = (time: number) =>
    (kind === 'sqlite' ? new Date(time).toISOString() : new Date(time)) as never;
  const now = Date.now();
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  await db
    .insertInto('user')
    .values({
      id: userId,
      name: userId,
      email: `${userId}@example.org`,
      emailVerified: (kind === 'sqlite' ? 1 : true) as never,
      image: null,
      username: userId,
      displayUsername: userId,
      patron: null,
      createdAt: date(now),
      updatedAt: date(now),
    })
    .execute();
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      userId,
      token: randomUUID(),
      expiresAt: date(now + 86_400_000),
      createdAt: date(now),
      updatedAt: date(now),
      ipAddress: null,
      userAgent: null,
    })
    .execute();
  const catalog = catalogs('wrath');
  const roster = new SqlRoster({ database, userId, game: catalog });
  const { character, set } = exampleSet(catalog);
  const { id: characterId } = await roster.createCharacter(character);
  const stored = await roster.createSet({ ...set, characterId }, { asStored: true });
  const holder = { kind: 'user', userId, sessionId, username: userId, client: 'bench' } as const;
  return {
    // Issued for later, so that they outlive the bench.
    credentials: accounts.seal.issue(holder, now + 3_600_000),
    setId: stored.id,
    itemIds: stored.itemIds.flatMap((id) => id ?? []),
  };
}
