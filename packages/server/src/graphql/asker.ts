import { PlannerError } from '@gearwright/game/messages.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import type { GraphContext } from './graph-context.ts';

/** The roster of a signed-in player; guests keep theirs in the browser. */
export function ownRoster(context: GraphContext): Roster {
  if (context.identity.kind !== 'user') throw new PlannerError('notSignedIn');
  return context.roster;
}
