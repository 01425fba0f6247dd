import { pointStats } from '@gearwright/api/wire/stat-list.ts';
import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const updatePoint: MutationCall<'updatePoint'> = (_root, { pointId, input }, context) =>
  ownRoster(context).updatePoint(pointId, { name: input.name, stats: pointStats(input.stats) });
