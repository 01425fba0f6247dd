import type { StoredCharacter } from '@gearwright/game/stored/character-schema.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { Roster } from '../roster.ts';
import { StaleSetError } from '../stale-set-error.ts';
import type { CarriedPoints } from './carried-points.ts';

/** A shared point may have arrived before its owner; once all are there, it refers to it again. */
export async function shareAgainIn(
  arrived: StoredSet,
  before: StoredSet,
  to: Roster,
  points: CarriedPoints,
): Promise<void> {
  let { version, points: now } = arrived;
  for (;;) {
    const shared = points.sharedAgain(now, before.points);
    if (!shared) return;
    try {
      await to.updateSet(arrived.id, { points: shared }, { version });
      return;
    } catch (error) {
      if (!(error instanceof StaleSetError)) throw error;
      // Edited there meanwhile: what it is now counts.
      ({ version, points: now } = error.current);
    }
  }
}

/** The same for the connected sets of a character. */
export async function shareAgainOn(
  { id, connectedSets }: StoredCharacter,
  before: StoredCharacter,
  to: Roster,
  points: CarriedPoints,
): Promise<void> {
  const again = connectedSets.map((set) => {
    const was = before.connectedSets.find((other) => other.id === set.id);
    const shared = was ? points.sharedAgain(set.points, was.points) : null;
    return shared ? { ...set, points: shared } : set;
  });
  const changed = again.some((set, index) => set !== connectedSets[index]);
  if (changed) await to.updateCharacter(id, { connectedSets: again });
}
