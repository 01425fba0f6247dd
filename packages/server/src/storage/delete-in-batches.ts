import { setTimeout as wait } from 'node:timers/promises';
import type { DeleteResult } from 'kysely';

/** Rows of one statement: SQLite deletes so many in a few milliseconds, and nobody else moves meanwhile. */
export const BATCH = 500;
/** Milliseconds at least between two of them. */
const PAUSE = 5;

/**
 * Deletes as long as there is something to delete, a batch at a time; the pauses are as long as the batches, so
 * that whoever waits for an answer gets at least half of the time. How many rows went.
 */
export async function deleteInBatches(
  deleteSome: (most: number) => Promise<DeleteResult>,
): Promise<number> {
  for (let deleted = 0; ;) {
    const began = performance.now();
    const { numDeletedRows } = await deleteSome(BATCH);
    deleted += Number(numDeletedRows);
    if (numDeletedRows < BATCH) return deleted;
    await wait(Math.max(PAUSE, performance.now() - began));
  }
}
