import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const listPoints: QueryCall<'listPoints'> = (_root, _args, context) =>
  ownRoster(context).listPoints();
