import { given } from '@gearwright/roster/given.ts';
import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const changeLevel: MutationCall<'changeLevel'> = (_root, { id, level, ...also }, context) =>
  ownRoster(context).changeLevel(id, level, given(also, ['guild', 'spec']));
