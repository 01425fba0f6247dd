import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const deleteSet: MutationCall<'deleteSet'> = (_root, { id }, context) =>
  ownRoster(context).deleteSet(id);
