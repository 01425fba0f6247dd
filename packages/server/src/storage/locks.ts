import { sql, type Transaction } from 'kysely';
import type { DatabaseKind } from './open-database.ts';
import type { Tables } from './tables.ts';

/**
 * One writer at a time for a user, across all servers; false when there is no such user any more.
 * In SQLite every transaction has the file to itself.
 */
export async function lockUser(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  userId: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    // Leaves others free to refer to the user meanwhile, as a new session does.
    .$if(kind === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return found !== undefined;
}

/** One writer at a time for anything that has a name. */
export async function lockName(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  name: string,
): Promise<void> {
  if (kind === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
