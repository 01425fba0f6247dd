import { sql } from 'kysely';
import { databaseTime } from '../storage/database-time.ts';
import type { Database } from '../storage/open-database.ts';

/**
 * Whether this server may do it for the next while: true for one of all that share the database. A lease that ends
 * far later than anybody could have taken it, because a clock was wrong, counts for nothing.
 */
export async function takeLease(
  database: Database,
  name: string,
  holder: string,
  milliseconds: number,
): Promise<boolean> {
  const now = await databaseTime(database);
  const until = now + milliseconds;
  // Somebody who asked for the time after us may have taken it before us.
  const tooLate = until + milliseconds;
  const { numInsertedOrUpdatedRows } = await database.db
    .insertInto('leases')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where(
          sql<boolean>`leases.holder = ${holder} or leases.until <= ${now} or leases.until > ${tooLate}`,
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends the lease early, so that another server can take over at once. */
export async function releaseLeases({ db }: Database, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('holder', '=', holder).execute();
}
