import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';

/** A save made on an older version: refused, with the set as it is now, so that the edits can be replayed on it. */
export class StaleSetError extends PlannerError<'staleSet'> {
  readonly current: StoredSet;
  constructor(current: StoredSet) {
    super('staleSet');
    this.current = current;
  }
}
