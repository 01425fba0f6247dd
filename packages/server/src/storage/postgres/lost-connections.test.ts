import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { throwawaySource } from '../../../test/databases.ts';
import { openDatabase, type Database } from '../open-database.ts';

/** Somebody with rights, beside the servers. */
let operator: pg.Client;
let database: Database;

beforeAll(async () => {
  const source = await throwawaySource('postgres');
  if (source.kind !== 'postgres') throw new Error('asked for PostgreSQL');
  database = await openDatabase(source);
  operator = new pg.Client({ connectionString: source.url });
  await operator.connect();
});
afterAll(async () => {
  await database.close();
  await operator.end();
});

let ending: Promise<unknown> = Promise.resolve();
const endAllConnections = () =>
  (ending = ending.then(() =>
    operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  ));

const addNonce = (nonce: string) =>
  database.write((transaction) =>
    transaction.insertInto('nonces').values({ nonce, expires_at: 1 }).execute(),
  );

const nonces = async (like: string) => {
  const rows = await database.db
    .selectFrom('nonces')
    .select('nonce')
    .where('nonce', 'like', like)
    .execute();
  return rows.map((row) => row.nonce).toSorted();
};

const takesWrites = (yes: boolean) =>
  operator.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = ${yes ? 'off' : 'on'}',
     current_database()); end $$`,
  );

describe('N3: losing PostgreSQL', () => {
  test('a connection that is ended while it is in use ends nobody, and the write is made', async () => {
    let begun = 0;
    await database.write(async (transaction) => {
      begun += 1;
      await transaction.insertInto('nonces').values({ nonce: 'a', expires_at: 1 }).execute();
      // As a shutdown or a failover does it, in the middle of the transaction.
      if (begun === 1) await endAllConnections();
      await transaction.insertInto('nonces').values({ nonce: 'ab', expires_at: 1 }).execute();
    });
    expect([begun, await nonces('a%')]).toEqual([2, ['a', 'ab']]);
  });

  test('many writes and reads go on while connections are ended again and again', async () => {
    const acknowledged: string[] = [];
    const read = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        if (at % 20 === 10) await endAllConnections();
        const made = addNonce(`many ${at}`).then(() => acknowledged.push(`many ${at}`));
        // Those that were being committed are not made again.
        await made.catch(() => {});
        return nonces(`many ${at}`);
      }),
    );
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(new Set(read.flat())).toEqual(new Set([...read.flat(), ...acknowledged]));
  });

  test('a read is asked again on another connection', async () => {
    await addNonce('read');
    await endAllConnections();
    expect(await nonces('read')).toEqual(['read']);
  });

  test('a connection lost during the commit is not begun again: nobody knows whether it was made', async () => {
    await sql`
      create function leave() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(
      database.db,
    );
    await sql`
      create constraint trigger leaving after insert on used_captchas
      deferrable initially deferred for each row execute function leave()`.execute(database.db);
    let begun = 0;
    const writing = database.write((transaction) => {
      begun += 1;
      return transaction
        .insertInto('used_captchas')
        .values({ challenge: 'x', expires_at: 1 })
        .execute();
    });
    await expect(writing).rejects.toThrow(/terminat/);
    expect(begun).toBe(1);
    await sql`drop trigger leaving on used_captchas`.execute(database.db);
  });

  test('connections that turn out read-only are given up, and the write is made on another', async () => {
    await takesWrites(false);
    await endAllConnections();
    // The pool is full of connections that take no writes, as after a failover to the old primary.
    await Promise.all(Array.from({ length: 10 }, () => nonces('a%')));
    await takesWrites(true);
    await addNonce('after the failover');
    expect(await nonces('after%')).toEqual(['after the failover']);
    expect(database.watch.repeats.get('readOnly')).toBeGreaterThan(0);
  });

  test('of two transactions that wait for each other both are made', async () => {
    await addNonce('left');
    await addNonce('right');
    const touch = (nonce: string) => sql`update nonces set expires_at = 2 where nonce = ${nonce}`;
    const holding = { left: Promise.withResolvers<void>(), right: Promise.withResolvers<void>() };
    const both = (first: 'left' | 'right', second: 'left' | 'right') =>
      database.write(async (transaction) => {
        await sql`set local deadlock_timeout = '10ms'`.execute(transaction);
        await touch(first).execute(transaction);
        holding[first].resolve();
        await holding[second].promise;
        await touch(second).execute(transaction);
      });
    await Promise.all([both('left', 'right'), both('right', 'left')]);
    expect(database.watch.repeats.get('conflict')).toBeGreaterThan(0);
  });

  test('a question without end is ended by the server', async () => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(
      database.db,
    );
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
  });
});

describe('PostgreSQL that cannot be used at the start is said in one sentence', () => {
  test('nothing listens', async () => {
    const opening = openDatabase({ kind: 'postgres', url: 'postgres://ann:secret@127.0.0.1:1/x' });
    await expect(opening).rejects.toThrow(
      'PostgreSQL at 127.0.0.1:1/x cannot be used: nothing listens there. Check DATABASE_URL.',
    );
  });

  test('there is no such database', async () => {
    const source = await throwawaySource('postgres');
    const url = source.kind === 'postgres' ? `${source.url}_not_there` : '';
    await expect(openDatabase({ kind: 'postgres', url })).rejects.toThrow(
      /cannot be used: it has no such database\. Check DATABASE_URL\.$/,
    );
  });
});
