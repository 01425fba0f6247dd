import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const getHistory: QueryCall<'getHistory'> = (_root, { setId }, context) =>
  ownRoster(context).getHistory(setId);
