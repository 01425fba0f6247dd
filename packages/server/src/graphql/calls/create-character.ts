import { characterInputFromWire } from '@gearwright/api/wire/character.ts';
import { pointLookup } from '../../catalog/presets.ts';
import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const createCharacter: MutationCall<'createCharacter'> = (_root, args, context) =>
  ownRoster(context).createCharacter(
    characterInputFromWire(args.input, pointLookup(context.catalog)),
    { clientKey: args.clientKey ?? undefined, asStored: args.asStored ?? false },
  );
