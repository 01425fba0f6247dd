import { publicSetInputFromWire } from '@gearwright/api/wire/public-set.ts';
import { pointLookup } from '../../catalog/presets.ts';
import { publicSets } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const createPublicSet: MutationCall<'createPublicSet'> = (_root, args, context) =>
  publicSets(context).createPublicSet(
    publicSetInputFromWire(args.input, pointLookup(context.catalog)),
    {
      clientKey: args.clientKey ?? undefined,
      asStored: args.asStored ?? undefined,
    },
  );
