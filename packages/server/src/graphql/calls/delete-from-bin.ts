import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const deleteFromBin: MutationCall<'deleteFromBin'> = (_root, { id }, context) =>
  ownRoster(context).deleteFromBin(id);
