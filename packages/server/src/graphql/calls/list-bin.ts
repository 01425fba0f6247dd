import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const listBin: QueryCall<'listBin'> = (_root, _args, context) =>
  ownRoster(context).listBin();
