import { randomBytes } from 'node:crypto';
import { failureOf } from './failure.ts';
import type { Database } from './open-database.ts';
import { TROUBLES, type WriteTrouble } from './watch.ts';

/** Bytes: more than what a full disk may still have left in a file that was made longer before. */
const SIZE = 8_192;
/** Milliseconds for which the last result is given again without another write; trouble may be over sooner. */
const HOLDS = 2_000;
const TROUBLE_HOLDS = 200;
const PATIENCE = 2_000;

/**
 * Whether the database takes writes: asks it to make one, and remembers what became of those that players made.
 * However often it is called, it writes every two seconds at most, five times a second while something is wrong.
 */
export function writeProbe(
  { db, watch }: Pick<Database, 'db' | 'watch'>,
  now: () => number = () => performance.now(),
): () => Promise<WriteTrouble | null> {
  let asked: Promise<WriteTrouble | null> | null = null;
  let holdsUntil = 0;

  async function probe(): Promise<WriteTrouble | null> {
    try {
      const row = { name: 'probe', holder: randomBytes(SIZE / 2).toString('hex'), until: 0 };
      const writing = db
        .insertInto('leases')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      await within(PATIENCE, writing);
      // A full disk may have room for this and not for what players write; anything else is over with this write.
      return watch.trouble() === 'database disk full' ? 'database disk full' : null;
    } catch (error) {
      return TROUBLES[failureOf(error)] ?? 'database';
    }
  }

  return () => {
    if (asked && now() < holdsUntil) return asked;
    holdsUntil = Infinity;
    asked = probe().then((trouble) => {
      holdsUntil = now() + (trouble === null ? HOLDS : TROUBLE_HOLDS);
      return trouble;
    });
    return asked;
  };
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
