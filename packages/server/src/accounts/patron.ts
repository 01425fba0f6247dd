import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** The flag is the text 'true'. False when there is no such user. */
export async function setPatron(
  db: Kysely<Tables>,
  username: string,
  patron: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ patron: patron ? 'true' : null })
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
