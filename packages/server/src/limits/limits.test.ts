import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS, throwawayDatabase } from '../../test/databases.ts';
import { ClientLimit } from './client-limit.ts';
import { countServers } from './count-servers.ts';
import { forgetCounts, shareCounts } from './share-counts.ts';

const MINUTE = 60_000;

const takeMany = (limit: ClientLimit, client: string, times: number): number =>
  Array.from({ length: times }, () => limit.take(client)).filter(Boolean).length;

test('a limit is counted by client and whole minutes', () => {
  let now = 0;
  const limit = new ClientLimit(3, () => now);
  expect([takeMany(limit, 'ann', 5), takeMany(limit, 'bert', 2)]).toEqual([3, 2]);
  now = 20_000;
  expect(limit.retryAfter()).toBe(40);
  now = MINUTE;
  expect(takeMany(limit, 'ann', 5)).toBe(3);
});

describe.each(DATABASE_KINDS)('servers that share a database on %s', async (kind) => {
  const database = await throwawayDatabase(kind);

  test('a client has the limit once, however many there are', async () => {
    const now = () => 10 * MINUTE;
    const [one, two] = [new ClientLimit(100, now), new ClientLimit(100, now)];
    const share = async () => {
      for (const requests of [one, two, one]) {
        await shareCounts(database, { requests }, (client) => `hash of ${client}`);
      }
    };
    expect([takeMany(one, 'ann', 60), takeMany(two, 'ann', 30)]).toEqual([60, 30]);
    takeMany(one, 'bert', 1);
    await share();
    expect([takeMany(one, 'ann', 60), takeMany(one, 'bert', 5)]).toEqual([10, 5]);
    await share();
    expect([takeMany(two, 'ann', 60), takeMany(two, 'bert', 5)]).toEqual([0, 5]);
    const rows = await database.db.selectFrom('request_counts').selectAll().execute();
    // Who has used little of it is nobody's business.
    expect(rows).toEqual([{ minute: 10, scope: 'requests', client: 'hash of ann', requests: 100 }]);
    await forgetCounts(database, 13 * MINUTE);
    expect(await database.db.selectFrom('request_counts').selectAll().execute()).toEqual([]);
  });

  test('they know how many they are, and who is gone', async () => {
    expect(await countServers(database, 'a')).toBe(1);
    expect(await countServers(database, 'b')).toBe(2);
    await database.db.updateTable('servers').set({ seen_at: 1 }).where('id', '=', 'a').execute();
    expect(await countServers(database, 'b')).toBe(1);
  });
});
