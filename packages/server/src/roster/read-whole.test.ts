import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addUser, DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import type { Tables } from '../storage/tables.ts';
import { readWhole, TornRead } from './read-whole.ts';

async function users(db: Kysely<Tables>): Promise<number> {
  return (await db.selectFrom('user').select('id').execute()).length;
}

describe.each(DATABASE_KINDS)('reads on %s', async (kind) => {
  const database = await throwawayDatabase(kind);

  test('N3: a read that somebody wrote into is made once more, and then sees one moment', async () => {
    let attempts = 0;
    const { seen, writing } = await readWhole(database, async (db) => {
      attempts++;
      const before = await users(db);
      const other = addUser(database);
      if (attempts === 1) {
        await other;
        throw new TornRead();
      }
      // SQLite lets no writer in before the snapshot ends.
      if (kind === 'postgres') await other;
      return { seen: [before, await users(db)], writing: other };
    });
    await writing;
    expect([attempts, seen]).toEqual([2, [1, 1]]);
    expect(await users(database.db)).toBe(2);
  });

  test('N3: what is missing from one moment too is told as it is', async () => {
    const missing = readWhole(database, async () => {
      throw new TornRead();
    });
    await expect(missing).rejects.toBeInstanceOf(TornRead);
  });
});
