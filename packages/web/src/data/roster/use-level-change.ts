import type { LevelCompany } from '@gearwright/roster/roster.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

export interface LevelChangeRequest {
  readonly characterId: string;
  readonly level: number;
  /** What was learned together with the level. */
  readonly also?: LevelCompany;
}

/**
 * Takes a character to another level, with what all its sets change by it. The set on the screen is read again like
 * every other: its editor goes on from there with what is not saved yet.
 */
export function useLevelChange() {
  return useRosterMutation({
    change: (roster, { characterId, level, also }: LevelChangeRequest) =>
      roster.changeLevel(characterId, level, also),
  });
}
