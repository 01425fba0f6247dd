import { setPatchFromWire } from '@gearwright/api/wire/set.ts';
import { pointLookup } from '../../catalog/presets.ts';
import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const updateSet: MutationCall<'updateSet'> = (_root, args, context) =>
  ownRoster(context).updateSet(
    args.id,
    setPatchFromWire(args.input, pointLookup(context.catalog)),
    {
      version: args.version ?? undefined,
      by: args.by ?? undefined,
    },
  );
