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
});
