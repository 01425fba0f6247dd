import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const getSet: QueryCall<'getSet'> = (_root, { id }, context) =>
  ownRoster(context).getSet(id);
