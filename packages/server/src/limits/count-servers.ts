import { databaseTime } from '../storage/database-time.ts';
import type { Database } from '../storage/open-database.ts';

/** Milliseconds after which a server that was not heard of is gone. */
const GONE = 60_000;

/** Says that this server is here, and answers how many are. */
export async function countServers(database: Database, id: string): Promise<number> {
  const { db } = database;
  const seen_at = await databaseTime(database);
  await db
    .insertInto('servers')
    .values({ id, seen_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
    .execute();
  await db
    .deleteFrom('servers')
    .where('seen_at', '<', seen_at - GONE)
    .execute();
  const { count } = await db
    .selectFrom('servers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.max(1, Number(count));
}

export async function leaveServers({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('servers').where('id', '=', id).execute();
}
