import type { SetWithoutIds } from '@gearwright/game/stored/without-ids.ts';
import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const takeSnapshot: MutationCall<'takeSnapshot'> = (_root, args, context) =>
  ownRoster(context).takeSnapshot(args.setId, {
    name: args.name,
    set: args.set === null || args.set === undefined ? undefined : parsed(args.set),
    takenAt: args.takenAt ?? undefined,
  });

/** Whatever was sent: the roster reads it as it reads what was stored, and refuses what is no set. */
function parsed(text: string): SetWithoutIds {
  try {
    return JSON.parse(text) as SetWithoutIds;
  } catch {
    return null as never;
  }
}
