import { sql, type Kysely, type Transaction } from 'kysely';
import type { DatabaseKind } from './database-kind.ts';
import { prepared } from './prepared.ts';
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
  return (await FIND_USER[kind](transaction, { userId })).length > 0;
}

const findUser = (db: Kysely<Tables>, value: { readonly userId: string }) =>
  db.selectFrom('user').select('id').where('id', '=', value.userId);

const FIND_USER = {
  sqlite: prepared(findUser),
  // Leaves others free to refer to the user meanwhile, as a new session does.
  postgres: prepared((db, value: { readonly userId: string }) =>
    findUser(db, value).forNoKeyUpdate(),
  ),
};

/** One writer at a time for anything that has a name. */
export async function lockName(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  name: string,
): Promise<void> {
  if (kind === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
