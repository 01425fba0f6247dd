import { describe, expect, test } from 'vitest';
import { addUser, DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { forgetExpired } from '../accounts/housekeeping.ts';
import type { Database } from '../storage/open-database.ts';
import type { GuestIdentity, UserIdentity, WriteGuard } from './identity.ts';
import { guardWrites } from './write-guard.ts';

const NOW = Date.UTC(2025, 10, 15, 12);
let requests = 0;

function newGuest(): GuestIdentity {
  const nonce = `key.${requests++}`;
  return { kind: 'guest', guestId: 'g', client: 'c', nonce, staleAt: NOW + 60_000 };
}

/** A write: the guard, then a page view, which stands for anything. */
async function write({ db }: Database, guard: WriteGuard, route: string, fails = false) {
  await db.transaction().execute(async (transaction) => {
    await guard(transaction);
    await transaction
      .insertInto('page_views')
      .values({ day: '2025-11-15', edition: 'wrath', route, views: 1 })
      .execute();
    if (fails) throw new Error('refused by a rule');
  });
}

async function written({ db }: Database, route: string): Promise<number> {
  const rows = await db.selectFrom('page_views').selectAll().where('route', '=', route).execute();
  return rows.length;
}

const refused = (code: string) => expect.objectContaining({ name: 'PlannerError', code }) as Error;

describe.each(DATABASE_KINDS)('D19: the guard of writes on %s', async (kind) => {
  const database = await throwawayDatabase(kind);

  test('lets a request write once, and its repeat never', async () => {
    const guest = newGuest();
    await write(database, guardWrites(guest, kind), 'once');
    const again = write(database, guardWrites(guest, kind), 'twice');
    await expect(again).rejects.toThrow(refused('requestReplayed'));
    expect([await written(database, 'once'), await written(database, 'twice')]).toEqual([1, 0]);
  });

  test('lets one request write several times, also after one of them was refused', async () => {
    const guest = newGuest();
    const guard = guardWrites(guest, kind);
    await expect(write(database, guard, 'a1', true)).rejects.toThrow('refused by a rule');
    await write(database, guard, 'a2');
    await write(database, guard, 'a3');
    const again = write(database, guardWrites(guest, kind), 'a4');
    await expect(again).rejects.toThrow(refused('requestReplayed'));
    expect(await written(database, 'a1')).toBe(0);
    expect(await written(database, 'a3')).toBe(1);
  });

  test('stores the nonce with the write: what was rolled back was not made', async () => {
    const guest = newGuest();
    const refusedWrite = write(database, guardWrites(guest, kind), 'rolled back', true);
    await expect(refusedWrite).rejects.toThrow('refused by a rule');
    await write(database, guardWrites(guest, kind), 'made after all');
    expect(await written(database, 'made after all')).toBe(1);
  });

  test('of twenty repeats at the same moment one is made', async () => {
    const guest = newGuest();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        write(database, guardWrites(guest, kind), `race ${index}`),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses a session that ended, expired or is another’s', async () => {
    const userId = await addUser(database);
    const other = await addUser(database);
    const date = (time: number) =>
      kind === 'sqlite' ? new Date(time).toISOString() : new Date(time);
    const addSession = (id: string, expiresAt: number) =>
      database.db
        .insertInto('session')
        .values({
          id,
          userId,
          token: id,
          expiresAt: date(expiresAt),
          ipAddress: null,
          userAgent: null,
          createdAt: date(NOW),
          updatedAt: date(NOW),
        })
        .execute();
    await addSession('s1', NOW + 60_000);
    await addSession('s2', NOW - 1);
    const user = (sessionId: string, id = userId): UserIdentity => ({
      ...newGuest(),
      kind: 'user',
      userId: id,
      sessionId,
      username: 'jaina',
    });
    const now = () => NOW;
    await write(database, guardWrites(user('s1'), kind, now), 'signed in');
    for (const identity of [user('s2'), user('s3'), user('s1', other)]) {
      const late = write(database, guardWrites(identity, kind, now), 'never');
      await expect(late).rejects.toThrow(refused('sessionEnded'));
    }
    await database.db.deleteFrom('session').where('id', '=', 's1').execute();
    const late = write(database, guardWrites(user('s1'), kind, now), 'never');
    await expect(late).rejects.toThrow(refused('sessionEnded'));
    expect(await written(database, 'never')).toBe(0);
  });

  test('nonces are forgotten when their requests are too old anyway', async () => {
    const guest = newGuest();
    await write(database, guardWrites(guest, kind), 'to forget');
    const stored = () =>
      database.db.selectFrom('nonces').selectAll().where('nonce', '=', guest.nonce).execute();
    await forgetExpired(database, guest.staleAt - 1);
    expect(await stored()).toHaveLength(1);
    await forgetExpired(database, guest.staleAt + 1);
    expect(await stored()).toHaveLength(0);
  });
});
