import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds within which the questions of a refusal are answered, whatever they find. */
export const REFUSAL_TAKES = 150;

/** A refusal comes after this long, so that its time tells nobody what was found on the way. */
export async function noSoonerThan<Answer>(
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const soonest = wait(milliseconds, undefined, { ref: false });
  try {
    return await work();
  } catch (error) {
    await soonest;
    throw error;
  }
}
