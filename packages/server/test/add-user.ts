import { randomUUID } from 'node:crypto';
import type { Database } from '../src/storage/open-database.ts';

/** Somebody to own things. */
export async function addUser({ db, kind }: Database, id: string = randomUUID()): Promise<string> {
  const now = kind === 'sqlite' ? new Date().toISOString() : new Date();
  await db
    .insertInto('user')
    .values({
      id,
      name: id,
      email: `${id}@example.org`,
      emailVerified: kind === 'sqlite' ? 1 : true,
      image: null,
      username: id,
      displayUsername: id,
      patron: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
}
