import { PlannerError } from '@gearwright/game/messages.ts';
import { withoutIds, type SetWithoutIds } from '@gearwright/game/stored/without-ids.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { SnapshotInput } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { refuseOtherClass } from '../rules/set-rules.ts';
import { pastFrom } from './past-set.ts';

/** The longest name a snapshot may have. */
export const SNAPSHOT_NAME = 60;

const LABEL = 'Name';

/** Nobody sees them, and not every database keeps them. */
const CONTROL = /\p{Cc}/u;

/** What is kept under the name: the set as it is, or the state that came from elsewhere. */
export function snapshotOf(
  { name, set, takenAt }: SnapshotInput,
  present: StoredSet,
  { dataset }: RosterGame,
): { readonly name: string; readonly set: SetWithoutIds; readonly takenAt: number } {
  const called = name.trim();
  if (called === '') throw new PlannerError('required', LABEL);
  if (called.length > SNAPSHOT_NAME) {
    throw new PlannerError('malformed', LABEL, `at most ${SNAPSHOT_NAME} characters`);
  }
  if (CONTROL.test(called)) {
    throw new PlannerError('malformed', LABEL, 'it holds a control character');
  }
  const now = Date.now();
  const at = Number.isFinite(takenAt) ? Math.min(now, Math.max(0, Math.trunc(takenAt!))) : now;
  if (set === undefined) return { name: called, set: withoutIds(present), takenAt: at };
  const past = pastFrom(set, dataset);
  refuseOtherClass(past, present);
  return { name: called, set: past, takenAt: at };
}
