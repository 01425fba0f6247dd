import { setPatchFromWire } from '@gearwright/api/wire/set.ts';
import { pointLookup } from '../../catalog/presets.ts';
import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const updateSet: MutationCall<'updateSet'> = (_root, { id, input, version }, context) =>
  ownRoster(context).updateSet(id, setPatchFromWire(input, pointLookup(context.catalog)), {
    version: version ?? undefined,
  });
