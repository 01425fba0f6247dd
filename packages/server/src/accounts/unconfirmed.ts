import type { Database } from '../storage/open-database.ts';

/** Milliseconds a name stays taken without its address being confirmed. */
export const UNCONFIRMED_LIVES = 2 * 24 * 60 * 60_000;

/** Names that were never confirmed are free again. */
export async function forgetUnconfirmed({ db, kind }: Database, now: number): Promise<void> {
  const before = new Date(now - UNCONFIRMED_LIVES);
  await db
    .deleteFrom('user')
    .where('pendingEmail', 'is not', null)
    .where('createdAt', '<', kind === 'sqlite' ? before.toISOString() : before)
    .execute();
}
