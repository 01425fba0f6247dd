import type { EditSource } from '../roster.ts';

const MINUTE = 60_000;

/** Edits of one evening are not one version, nor is each of thirty swaps: a pause this long begins a new one. */
export const PAUSE = 5 * MINUTE;
/** However busily it goes on, one version is no longer than this. */
export const LONGEST = 30 * MINUTE;

/** The edits that made a set what it is now: together they are one version. */
export interface EditGroup {
  readonly beganAt: number;
  /** The last of them. */
  readonly savedAt: number;
  readonly by: EditSource;
}

/** Whether an edit is one more of the group; otherwise what the set was becomes a version. */
export function goesOn(group: EditGroup, now: number, by: EditSource): boolean {
  return group.by === by && now - group.savedAt <= PAUSE && now - group.beganAt <= LONGEST;
}
