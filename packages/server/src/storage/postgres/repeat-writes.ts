import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { failureOf, type DatabaseFailure } from '../failure.ts';
import type { Tables } from '../tables.ts';
import type { DatabaseWatch } from '../watch.ts';
import type { Write } from '../write.ts';

/** A transaction is begun anew so often at most, and for so many milliseconds. */
const REPEATS = 20;
const PATIENCE = 4_000;
/** Milliseconds before the first repeat; each further pause is twice as long, up to the longest. */
const PAUSE = 5;
const LONGEST_PAUSE = 250;

/** Whatever was under way is rolled back with its connection, so it may be made again. */
const MAY_REPEAT: readonly DatabaseFailure[] = ['conflict', 'lost', 'readOnly'];

/**
 * A transaction, made again when another got in its way or its connection was lost. Not when the connection was
 * lost during the commit: then nobody knows whether it was made, and only its caller, by client keys and versions,
 * can tell a repeat from a second write.
 */
export async function writeRepeating<Answer>(
  db: Kysely<Tables>,
  write: Write<Answer>,
  watch: DatabaseWatch,
): Promise<Answer> {
  const giveUpAt = performance.now() + PATIENCE;
  for (let repeats = 0; ; repeats++) {
    let isCommitting = false;
    try {
      const answer = await db.transaction().execute(async (transaction) => {
        const written = await write(transaction);
        isCommitting = true;
        return written;
      });
      watch.wrote();
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'refused') throw error;
      const isKnown = !isCommitting || failure === 'conflict';
      const isEnough = repeats === REPEATS || performance.now() > giveUpAt;
      if (!isKnown || isEnough || !MAY_REPEAT.includes(failure)) {
        watch.couldNotWrite(failure);
        throw error;
      }
      watch.repeated(failure);
      await wait(Math.min(PAUSE * 2 ** repeats, LONGEST_PAUSE) * (0.5 + Math.random()));
    }
  }
}
