import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const restoreFromBin: MutationCall<'restoreFromBin'> = (_root, { id }, context) =>
  ownRoster(context).restoreFromBin(id);
