import { CHARACTER_LIMITS } from '@gearwright/game/character/character-limits.ts';
import { PlannerError } from '@gearwright/game/messages.ts';

/** What one owner may have in one edition: enough for anyone, too little to fill a disk with. */
export const ROSTER_LIMITS = {
  characters: 200,
  sets: 2000,
  'sets of one character': CHARACTER_LIMITS.sets,
  points: 2000,
  'snapshots of one set': 20,
  /** Snapshots by one guest (acceptance D12). */
  'shared sets': 100,
} as const;

/** What a set remembers by itself. */
export const HISTORY_LIMITS = { versions: 50 } as const;

export function refuseBeyond(things: keyof typeof ROSTER_LIMITS, count: number): void {
  const most = ROSTER_LIMITS[things];
  if (count > most) throw new PlannerError('limitReached', things, most);
}
