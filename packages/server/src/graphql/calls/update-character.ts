import { characterPatchFromWire } from '@gearwright/api/wire/character.ts';
import { pointLookup } from '../../catalog/presets.ts';
import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const updateCharacter: MutationCall<'updateCharacter'> = (_root, { id, input }, context) =>
  ownRoster(context).updateCharacter(
    id,
    characterPatchFromWire(input, pointLookup(context.catalog)),
  );
