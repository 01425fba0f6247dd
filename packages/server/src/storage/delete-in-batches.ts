import { setTimeout as wait } from 'node:timers/promises';
import type { DeleteResult } from 'kysely';

/** Rows of one statement, at the beginning and at most. */
const FIRST = 100;
const MOST = 500;
const FEWEST = 20;
/** Milliseconds that a statement should take: nobody else moves while SQLite deletes. */
const SHORT = 5;
const LONG = 15;
/** Milliseconds at least between two of them. */
const PAUSE = 5;

/**
 * Deletes as long as there is something to delete, a batch at a time, as large as goes quickly here; the pauses
 * are as long as the batches, so that whoever waits for an answer gets at least half of the time. How many rows went.
 */
export async function deleteInBatches(
  deleteSome: (most: number) => Promise<DeleteResult>,
  now: () => number = () => performance.now(),
): Promise<number> {
  let batch = FIRST;
  for (let deleted = 0; ;) {
    const began = now();
    const { numDeletedRows } = await deleteSome(batch);
    const took = now() - began;
    deleted += Number(numDeletedRows);
    if (numDeletedRows < batch) return deleted;
    if (took > LONG) batch = Math.max(FEWEST, batch >> 1);
    else if (took < SHORT) batch = Math.min(MOST, batch * 2);
    await wait(Math.max(PAUSE, took));
  }
}
