import { ownRoster } from '../asker.ts';
import type { QueryCall } from './call.ts';

export const listCharacters: QueryCall<'listCharacters'> = (_root, _args, context) =>
  ownRoster(context).listCharacters();
