import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const getInventory: QueryCall<'getInventory'> = (_root, { characterId }, context) =>
  ownRoster(context).getInventory(characterId);
