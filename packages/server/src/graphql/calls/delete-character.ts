import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const deleteCharacter: MutationCall<'deleteCharacter'> = (_root, { id }, context) =>
  ownRoster(context).deleteCharacter(id);
