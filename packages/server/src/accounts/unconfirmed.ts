import type { Kysely } from 'kysely';
import { deleteInBatches } from '../storage/delete-in-batches.ts';
import type { DatabaseKind } from '../storage/database-kind.ts';
import type { Database } from '../storage/open-database.ts';
import type { Tables } from '../storage/tables.ts';

/** Milliseconds a name stays taken without its address being confirmed. */
export const UNCONFIRMED_LIVES = 2 * 24 * 60 * 60_000;

/** Names that were never confirmed are free again; how many. */
export async function forgetUnconfirmed({ db, kind }: Database, now: number): Promise<number> {
  return deleteInBatches((most) =>
    db
      .deleteFrom('user')
      .where('id', 'in', unconfirmed(db, kind, now).limit(most))
      .executeTakeFirst(),
  );
}

/** The same for one name, which somebody wants now. */
export async function freeUnconfirmed(
  { db, kind }: Database,
  username: string,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('user')
    .where('id', 'in', unconfirmed(db, kind, now).where('username', '=', username))
    .execute();
}

function unconfirmed(db: Kysely<Tables>, kind: DatabaseKind, now: number) {
  const before = new Date(now - UNCONFIRMED_LIVES);
  return db
    .selectFrom('user')
    .select('id')
    .where('pendingEmail', 'is not', null)
    .where('createdAt', '<', kind === 'sqlite' ? before.toISOString() : before);
}
