import { afterAll, describe, expect, test } from 'vitest';
import { recordPageView } from '@gearwright/api/generated/operations.ts';
import { guest, player } from '../askers.ts';
import { DATABASE_KINDS } from '../databases.ts';
import { runServer } from '../run-server.ts';

describe.each(DATABASE_KINDS)('recordPageView on %s', async (kind) => {
  const running = await runServer(kind);
  afterAll(() => running.close());
  const me = await player(running);

  test('P5, H1: counted by day, edition and pattern, and nothing else is kept', async () => {
    const visitor = guest(running);
    const views = ['/items', '/items', '/character/{characterId}', '/character/12', '\u0000'];
    for (const route of views) await visitor.call(recordPageView, { route });
    await me.call(recordPageView, { route: '/items' }, 'sod');
    const rows = await running.context.database.db
      .selectFrom('page_views')
      .select(['edition', 'route', 'views'])
      .orderBy('edition')
      .orderBy('route')
      .execute();
    expect(rows).toEqual([
      { edition: 'sod', route: '/items', views: 1 },
      { edition: 'wrath', route: '/character/{characterId}', views: 1 },
      { edition: 'wrath', route: '/items', views: 2 },
      { edition: 'wrath', route: 'other', views: 2 },
    ]);
  });

  test.each([
    ['/page-view?edition=tbc&route=/terms', {}, 204],
    ['/page-view?edition=tbc&route=/terms', { 'sec-fetch-site': 'cross-site' }, 403],
    ['/page-view?edition=mop&route=/terms', {}, 400],
    ['/page-view?edition=tbc', {}, 400],
    ['/page-view?edition=tbc&route=/a&route=/b', {}, 400],
  ])('P5: a browser that leaves says %s with %j: %i', async (address, headers, status) => {
    const reply = await fetch(running.origin + address, { method: 'POST', headers });
    expect(reply.status).toBe(status);
  });

  test('P5: what a leaving browser says is counted', async () => {
    const views = async () =>
      running.context.database.db
        .selectFrom('page_views')
        .select('views')
        .where('route', '=', '/cookies')
        .execute();
    const address = `${running.origin}/page-view?edition=sod&route=/cookies`;
    for (const _ of [1, 2]) await fetch(address, { method: 'POST' });
    expect(await views()).toEqual([{ views: 2 }]);
  });
});
