import { ownRoster } from '../asker.ts';
import type { MutationCall } from './call.ts';

export const saveInventory: MutationCall<'saveInventory'> = (
  _root,
  { characterId, items, version },
  context,
) =>
  ownRoster(context).saveInventory(
    characterId,
    items.map(({ id, place, enchant, gems }) => ({
      id,
      place,
      enchant: enchant ?? null,
      gems: gems ?? [],
    })),
    version == null ? {} : { version },
  );
