import { describe, expect, test } from 'vitest';
import { addUser, DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { databaseTime } from '../storage/database-time.ts';
import { deleteInBatches } from '../storage/delete-in-batches.ts';
import { believableTime } from './believable-time.ts';
import { releaseLeases, takeLease } from './lease.ts';
import { isMuch, purge } from './purge.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(DATABASE_KINDS)('chores on %s', async (kind) => {
  const database = await throwawayDatabase(kind);
  const { db } = database;

  test('one of several servers does a chore, until its time is over or it stops', async () => {
    const take = (holder: string) => takeLease(database, 'tidy', holder, HOUR);
    const taken = await Promise.all(['a', 'b', 'c', 'd'].map(take));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const holder = ['a', 'b', 'c', 'd'][taken.indexOf(true)]!;
    expect(await take(holder)).toBe(true);
    expect(await take('another')).toBe(false);
    await releaseLeases(database, holder);
    expect(await take('another')).toBe(true);
    await db.updateTable('leases').set({ until: 1 }).where('name', '=', 'tidy').execute();
    expect(await take('a third')).toBe(true);
  });

  test('a lease taken a moment later than we looked at the clock is taken', async () => {
    const until = (await databaseTime(database)) + HOUR + 5_000;
    await db.insertInto('leases').values({ name: 'slow', holder: 'faster', until }).execute();
    expect(await takeLease(database, 'slow', 'slower', HOUR)).toBe(false);
  });

  test('a lease of a wrong clock holds nobody up for ever', async () => {
    const until = (await databaseTime(database)) + 400 * DAY;
    await db.insertInto('leases').values({ name: 'purge', holder: 'gone', until }).execute();
    expect(await takeLease(database, 'purge', 'here', HOUR)).toBe(true);
  });

  test('N3: a clock 400 days ahead or behind deletes nothing until it has gone on for two days', async () => {
    await db.deleteFrom('purge_clock').execute();
    const start = Date.UTC(2026, 0, 1);
    const believed = async (now: number) => 'now' in (await believableTime(database, now));
    // Never seen before.
    expect(await believed(start)).toBe(false);
    expect(await believed(start + 47 * HOUR)).toBe(false);
    expect(await believed(start + 49 * HOUR)).toBe(true);
    // As a running server sees it.
    const later = start + 55 * HOUR;
    expect(await believed(later)).toBe(true);
    // A wrong clock at the start, then the right one again.
    expect(await believed(later + 400 * DAY)).toBe(false);
    expect(await believed(later + 400 * DAY + 6 * HOUR)).toBe(false);
    expect(await believed(later + 12 * HOUR)).toBe(true);
    expect(await believed(later - 400 * DAY)).toBe(false);
    expect(await believed(later + 18 * HOUR)).toBe(true);
    // The server was really off for so long.
    const far = later + 100 * DAY;
    expect(await believed(far)).toBe(false);
    expect(await believed(far + 3 * DAY)).toBe(true);
  });

  test('what has had its time goes in batches, and all of it', async () => {
    const now = await databaseTime(database);
    const rows = (count: number, expires_at: number, name: string) =>
      Array.from({ length: count }, (_, at) => ({ nonce: `${name} ${at}`, expires_at }));
    await db
      .insertInto('nonces')
      .values(rows(1_203, now - 1, 'old'))
      .execute();
    await db
      .insertInto('nonces')
      .values(rows(7, now + HOUR, 'new'))
      .execute();
    const most: number[] = [];
    // Quick ones become larger, slow ones smaller.
    const takes = [1, 1, 1, 1, 9, 40, 40];
    let clock = 0;
    const first = await deleteInBatches(
      async (limit) => {
        clock += takes[most.length] ?? 1;
        most.push(limit);
        return { numDeletedRows: most.length < 8 ? BigInt(limit) : 1n };
      },
      () => clock,
    );
    expect(most).toEqual([100, 200, 400, 500, 500, 500, 250, 125]);
    expect(first).toBe(2_451);
    expect(await purge(database, now)).toMatchObject({ nonces: 1_203, sharedSets: 0 });
    expect(await db.selectFrom('nonces').select('nonce').execute()).toHaveLength(7);
  });

  test('what was deleted 30 days ago is gone from the bin', async () => {
    const now = await databaseTime(database);
    const user_id = await addUser(database);
    const row = {
      user_id,
      edition: 'wrath',
      character_id: 'c',
      summary: '{}',
      body: '{}',
    } as const;
    await db
      .insertInto('bin')
      .values([
        { ...row, id: 'over', deleted_at: now - 30 * DAY },
        { ...row, id: 'waiting', deleted_at: now - 30 * DAY + 1 },
      ])
      .execute();
    expect(await purge(database, now)).toMatchObject({ bin: 1 });
    expect(await db.selectFrom('bin').select('id').execute()).toEqual([{ id: 'waiting' }]);
  });

  test('what nobody can make again is told as a warning when it is much', async () => {
    const purged = await purge(database, await databaseTime(database));
    expect(isMuch(purged)).toBe(false);
    expect(isMuch({ ...purged, sharedSets: 600, sessions: 400 })).toBe(true);
    expect(isMuch({ ...purged, nonces: 600_000 })).toBe(false);
  });

  test('the database tells the time in milliseconds', async () => {
    expect(Math.abs((await databaseTime(database)) - Date.now())).toBeLessThan(DAY);
  });
});
