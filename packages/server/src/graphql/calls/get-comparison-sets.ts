import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const getComparisonSets: QueryCall<'getComparisonSets'> = (_root, { id1, id2 }, context) =>
  Promise.all([id1, id2].map((id) => ownRoster(context).getSet(id)));
