import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const changeLink: MutationCall<'changeLink'> = (_root, args, context) =>
  ownRoster(context).changeLink(args.setId, {
    isOn: args.isOn ?? undefined,
    show: args.show ?? undefined,
    snapshotId: args.snapshotId ?? undefined,
  });
