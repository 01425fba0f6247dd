import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const generateSetLink: MutationCall<'generateSetLink'> = (_root, { id }, context) =>
  ownRoster(context).shareSet(id);
