import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const getLink: QueryCall<'getLink'> = (_root, { setId }, context) =>
  ownRoster(context).getLink(setId);
