import type { Database } from '../storage/open-database.ts';

const HOUR = 60 * 60_000;
/** Milliseconds the clock may be ahead of the last purge: further ahead it is wrong, or the server was off for long. */
const JUMP = 7 * 24 * HOUR;
/** Milliseconds the clock may be behind the last purge: setting a clock right moves it by less. */
const BACK = HOUR;
/** A time that was doubted is believed when it went on for so long. */
const DOUBT = 48 * HOUR;

const CLOCK = 'purge';

export type Believed =
  | { readonly now: number }
  /** Nothing may be deleted by this time. */
  | { readonly doubt: string; readonly isNew: boolean };

/** A database without an earlier purge has nothing to compare the clock with. */
const NEVER = { seen_at: 0, doubted_since: null } as const;

/**
 * Whether things may be deleted because their time is over. A clock that is wrong at the start of a server would
 * otherwise delete every session and every guest's link: times far from the last one seen are doubted for two days.
 */
export async function believableTime({ db }: Database, now: number): Promise<Believed> {
  const row = await db
    .selectFrom('purge_clock')
    .select(['seen_at', 'doubted_since'])
    .where('name', '=', CLOCK)
    .executeTakeFirst();
  const note = (seen_at: number, doubted_since: number | null) =>
    db
      .insertInto('purge_clock')
      .values({ name: CLOCK, seen_at, doubted_since })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ seen_at, doubted_since }))
      .execute();

  const { seen_at, doubted_since } = row ?? NEVER;
  const ahead = now - seen_at;
  if (ahead >= -BACK && ahead <= JUMP) {
    await note(Math.max(now, seen_at), null);
    return { now };
  }
  const doubtedFor = doubted_since === null ? -1 : now - doubted_since;
  if (doubtedFor >= DOUBT) {
    await note(now, null);
    return { now };
  }
  // The clock moved since the doubt began: the two days start again.
  if (doubtedFor < 0) await note(seen_at, now);
  const isNew = seen_at === NEVER.seen_at;
  const before = isNew ? 'and was never seen before' : `it was ${dateOf(seen_at)} when last seen`;
  return { isNew, doubt: `the clock says ${dateOf(now)}, ${before}` };
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
