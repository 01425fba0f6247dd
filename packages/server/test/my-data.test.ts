import { afterAll, describe, expect, test } from 'vitest';
import { RemoteRoster } from '@gearwright/api/client/remote-roster.ts';
import { SignedClient } from '@gearwright/api/client/signed-client.ts';
import { deleteMyAccount, exportMyData } from '@gearwright/api/generated/operations.ts';
import { gameFrom } from '@gearwright/roster/test/contract/contract-game.ts';
import { addSet, custom } from '@gearwright/roster/test/contract/bench.ts';
import type { Tables } from '../src/storage/tables.ts';
import { DATABASE_KINDS } from './databases.ts';
import { addPlayer, PASSWORD, runServer } from './run-server.ts';

/** Everything in the database that names a person, by table. */
const PERSONAL: readonly (keyof Tables)[] = [
  'user',
  'session',
  'account',
  'verification',
  'characters',
  'gear_sets',
  'points',
  'set_points',
  'connected_points',
  'bin',
  'set_histories',
  'set_links',
  'public_sets',
];

describe.each(DATABASE_KINDS)('A6: my data on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const { db } = running.context.database;
  const { edition, dataset } = running.context.catalogs('tbc');
  const game = gameFrom(edition, dataset);

  async function owner(name: string) {
    const visitor = await addPlayer(running, name);
    const client = new SignedClient(visitor.server, 'tbc');
    const roster = new RemoteRoster(client);
    const rosters = { game, mine: roster, theirs: roster };
    const set = await addSet(rosters, { points: [custom('mine', 'Weights'), game.preset] });
    const { publicId } = await roster.shareSet(set.id);
    await roster.takeSnapshot(set.id, { name: 'Before the raid' });
    const other = await addSet(rosters, { name: 'Thrown away' });
    await roster.takeSnapshot(other.id, { name: 'Before it went' });
    await roster.deleteSet(other.id);
    return { ...visitor, client, roster, set, publicId };
  }

  const rowsOf = async (userId: string) => {
    const all = await Promise.all(
      PERSONAL.map(async (table) => {
        const rows = await db.selectFrom(table).selectAll().execute();
        return rows.filter((row) => JSON.stringify(row).includes(userId)).length;
      }),
    );
    return all.reduce((sum, count) => sum + count, 0);
  };

  test('the export holds sets, points, links and sessions, and nothing that opens anything', async () => {
    const { client, set, publicId, userId } = await owner('exporting');
    const { exportMyData: data } = await client.call(exportMyData, {});
    const text = JSON.stringify(data);
    for (const mine of [
      userId,
      set.id,
      publicId,
      'Weights',
      'Thrown away',
      'Before the raid',
      'sessions',
    ]) {
      expect(text).toContain(mine);
    }
    const secrets = await db
      .selectFrom('session')
      .innerJoin('account', 'account.userId', 'session.userId')
      .select(['session.token', 'account.password'])
      .where('session.userId', '=', userId)
      .execute();
    expect(secrets.length).toBeGreaterThan(0);
    for (const { token, password } of secrets) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(password!);
    }
  });

  test('the export holds what is in the bin with its snapshots, and what became of links', async () => {
    const { client, roster, set } = await owner('keeping');
    await roster.changeLink(set.id, { isOn: false, show: 'now' });
    const { exportMyData: data } = await client.call(exportMyData, {});
    expect(data).toMatchObject({
      editions: {
        tbc: {
          characters: expect.arrayContaining([
            expect.objectContaining({
              sets: [
                expect.objectContaining({
                  id: set.id,
                  snapshots: [expect.objectContaining({ name: 'Before the raid' })],
                  link: expect.objectContaining({
                    isOn: false,
                    frozen: expect.objectContaining({
                      set: expect.objectContaining({ name: set.name }) as object,
                    }) as object,
                    opened: 0,
                  }) as object,
                }),
              ],
            }),
          ]) as object,
          bin: [{ name: 'Thrown away', snapshots: [{ name: 'Before it went' }] }],
        },
      },
    });
  });

  test('deleting my account leaves no row of mine, ends my sessions and links, and spares others', async () => {
    const mine = await owner('leaving');
    const theirs = await owner('staying');
    const before = await rowsOf(theirs.userId);
    expect(await rowsOf(mine.userId)).toBeGreaterThan(5);
    await expect(mine.client.call(deleteMyAccount, { password: 'guess' })).rejects.toMatchObject({
      code: 'wrongPasswordToDelete',
    });
    expect(await rowsOf(mine.userId)).toBeGreaterThan(5);

    await mine.client.call(deleteMyAccount, { password: PASSWORD });
    expect(await rowsOf(mine.userId)).toBe(0);
    expect(await mine.auth.currentUser()).toBe(null);
    await expect(theirs.roster.getPublicSet(mine.publicId)).rejects.toMatchObject({
      code: 'publicSetNotFound',
    });
    await expect(mine.auth.signIn('leaving', PASSWORD)).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
    expect(await rowsOf(theirs.userId)).toBe(before);
    expect((await theirs.roster.getPublicSet(theirs.publicId)).name).toBe(theirs.set.name);
  });
});
