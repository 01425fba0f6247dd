import { setInputFromWire } from '@gearwright/api/wire/set.ts';
import { pointLookup } from '../../catalog/presets.ts';
import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const createSet: MutationCall<'createSet'> = (_root, args, context) =>
  ownRoster(context).createSet(setInputFromWire(args.input, pointLookup(context.catalog)), {
    clientKey: args.clientKey ?? undefined,
    asStored: args.asStored ?? false,
  });
