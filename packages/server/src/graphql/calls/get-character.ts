import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const getCharacter: QueryCall<'getCharacter'> = (_root, { id }, context) =>
  ownRoster(context).getCharacter(id);
