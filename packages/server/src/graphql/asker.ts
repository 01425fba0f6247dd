import { PlannerError } from '@gearwright/game/messages.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import type { UserIdentity } from '../signing/identity.ts';
import type { GraphContext, PublicSets } from './graph-context.ts';

/** Whoever is signed in; guests are refused. */
export function signedIn({ identity }: GraphContext): UserIdentity {
  if (identity.kind !== 'user') throw new PlannerError('notSignedIn');
  return identity;
}

/** The roster of a signed-in player; guests keep theirs in the browser. */
export function ownRoster(context: GraphContext): Roster {
  return context.services.roster(signedIn(context), context.guard);
}

/** What guests may do too: share from data, and look at what others share. */
export function publicSets({ services, identity, guard }: GraphContext): PublicSets {
  return services.publicSets(identity, guard);
}
