import { sql } from 'kysely';
import type { PageRoute } from '@gearwright/api/page-routes.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { WriteGuard } from '../signing/identity.ts';
import type { Database } from '../storage/open-database.ts';

/** One more view of a route today; nothing is kept of who viewed it. */
export async function recordPageView(
  database: Database,
  edition: EditionKey,
  route: PageRoute,
  guard: WriteGuard,
  now: number = Date.now(),
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  await database.write(async (transaction) => {
    await guard(transaction);
    await transaction
      .insertInto('page_views')
      .values({ day, edition, route, views: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'edition', 'route'])
          .doUpdateSet({ views: sql<number>`page_views.views + 1` }),
      )
      .execute();
  });
}
