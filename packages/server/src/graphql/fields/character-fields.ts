import type { CharacterResolvers } from '@gearwright/api/generated/resolvers.ts';
import { baseStats } from '@gearwright/game/character/base-stats.ts';
import { ownRoster } from '../asker.ts';
import type { GraphContext } from '../graph-context.ts';

export const characterFields: CharacterResolvers<GraphContext> = {
  sets: ({ sets, id }, _args, context) =>
    sets ??
    ownRoster(context)
      .getCharacter(id)
      .then((character) => character.sets),
  baseStats: ({ gameClass, race, level }, _args, { catalog }) =>
    baseStats(catalog.dataset, gameClass, race, level),
};
