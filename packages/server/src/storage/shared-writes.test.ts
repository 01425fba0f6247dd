import { describe, expect, test, vi } from 'vitest';
import {
  addUser,
  DATABASE_KINDS,
  throwawayDatabase,
  throwawaySource,
} from '../../test/databases.ts';
import { openDatabase, type Database } from './open-database.ts';
import { preparedWrite } from './prepared.ts';
import type { Write } from './write.ts';

const MANY = 80;

const storing =
  (nonce: string): Write<string> =>
  async (transaction) => {
    await transaction.insertInto('nonces').values({ nonce, expires_at: 1 }).execute();
    return nonce;
  };
const failing =
  (nonce: string): Write<string> =>
  async (transaction) => {
    await storing(nonce)(transaction);
    throw new Error(`${nonce} is refused`);
  };
const stored = async ({ db }: Database): Promise<readonly string[]> => {
  const rows = await db.selectFrom('nonces').select('nonce').execute();
  return rows.map(({ nonce }) => nonce).toSorted();
};
const names = Array.from({ length: MANY }, (_, at) => `n${String(at).padStart(2, '0')}`);

describe.each(DATABASE_KINDS)('writes that arrive together on %s', (kind) => {
  test('E4: one that is refused changes nothing, and takes none of the others along', async () => {
    const database = await throwawayDatabase(kind);
    const results = await Promise.allSettled(
      names.map((name, at) => database.write(at % 3 === 0 ? failing(name) : storing(name))),
    );
    const kept = names.filter((_, at) => at % 3 !== 0);
    expect(await stored(database)).toEqual(kept);
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value : null))).toEqual(
      names.map((name, at) => (at % 3 === 0 ? null : name)),
    );
    expect(results[0]).toMatchObject({ reason: new Error('n00 is refused') });
  });

  test('N3: each is answered only when another connection sees it', async () => {
    const source = await throwawaySource(kind);
    const [database, other] = [await openDatabase(source), await openDatabase(source)];
    const seen = await Promise.all(
      names.map(async (name) => {
        await database.write(storing(name));
        return (await stored(other)).includes(name);
      }),
    );
    expect(seen).toEqual(names.map(() => true));
    await database.close();
    await other.close();
  });

  test('what only the end of a transaction can refuse is refused to the one who asked', async () => {
    const database = await throwawayDatabase(kind);
    const owner = { user_id: await addUser(database), edition: 'wrath' } as const;
    const times = { created_at: 1, updated_at: 1, version: 1, client_key: null, body: '{}' };
    await database.db
      .insertInto('characters')
      .values({ ...owner, ...times, id: 'c' })
      .execute();
    const set = { ...owner, ...times, id: 's', character_id: 'c', public_id: null, summary: '{}' };
    await database.db.insertInto('gear_sets').values(set).execute();
    const dangling: Write<string> = async (transaction) => {
      const row = { ...owner, set_id: 's', point_id: 'nowhere' };
      await transaction.insertInto('set_points').values(row).execute();
      return 'never told';
    };
    const results = await Promise.allSettled([
      database.write(storing('before')),
      database.write(dangling),
      database.write(storing('later')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(String((results[1] as PromiseRejectedResult).reason)).toMatch(/foreign key/i);
    expect(await stored(database)).toEqual(['before', 'later']);
    expect(await database.db.selectFrom('set_points').selectAll().execute()).toEqual([]);
  });

  test('closing waits for what was asked before', async () => {
    const source = await throwawaySource(kind);
    const database = await openDatabase(source);
    const writing = Promise.all(names.map((name) => database.write(storing(name))));
    if (kind === 'postgres') await writing;
    await database.close();
    expect(await writing).toEqual(names);
    const after = await openDatabase(source);
    expect(await stored(after)).toEqual(names);
    await after.close();
  });
});

test('SQLite: a crowd waits for the disk a few times, not once each', async () => {
  const database = await throwawayDatabase('sqlite');
  const transactions = vi.spyOn(database.db, 'transaction');
  await Promise.all(names.map((name) => database.write(storing(name))));
  expect(transactions.mock.calls.length).toBeLessThanOrEqual(3);
  expect(await stored(database)).toEqual(names);
});

describe.each(DATABASE_KINDS)('what is prepared on %s', (kind) => {
  const store = preparedWrite((db, value: { readonly nonce: string }) =>
    db.insertInto('nonces').values({ nonce: value.nonce, expires_at: 1 }),
  );

  test('is written with its transaction or not at all', async () => {
    const database = await throwawayDatabase(kind);
    const results = await Promise.allSettled(
      names.map((name, at) =>
        database.write(async (transaction) => {
          await store(transaction, { nonce: name });
          if (at % 2 === 0) throw new Error(`${name} is refused`);
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(MANY / 2);
    expect(await stored(database)).toEqual(names.filter((_, at) => at % 2 !== 0));
  });

  test('is refused by a transaction that is over', async () => {
    const database = await throwawayDatabase(kind);
    const over = await database.write(async (transaction) => transaction);
    await expect(store(over, { nonce: 'late' })).rejects.toThrow('already committed');
    expect(await stored(database)).toEqual([]);
  });

  test('takes its turn outside a transaction', async () => {
    const database = await throwawayDatabase(kind);
    await Promise.all(names.map((name) => store(database.db, { nonce: name })));
    expect(await stored(database)).toEqual(names);
  });
});
