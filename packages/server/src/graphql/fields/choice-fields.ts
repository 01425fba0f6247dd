import type {
  ChosenBuffResolvers,
  ChosenConsumableResolvers,
  ImprovementRankResolvers,
  PointResolvers,
  SpellResolvers,
} from '@gearwright/api/generated/resolvers.ts';
import { improvementsOf, improvementToWire } from '../../catalog/buffs.ts';
import { findItem } from '../../catalog/find.ts';
import type { GraphContext } from '../graph-context.ts';

export const pointFields: PointResolvers<GraphContext> = {
  id: ({ pointId }) => pointId,
};

export const buffFields: ChosenBuffResolvers<GraphContext> = {
  spell: ({ spellId }, _args, { catalog }) => catalog.dataset.spell(spellId),
  improvements: ({ improvementIds }, _args, { catalog }) =>
    improvementIds.flatMap((id) => catalog.dataset.spell(id) ?? []),
};

export const consumableFields: ChosenConsumableResolvers<GraphContext> = {
  item: ({ itemId }, _args, { catalog }) => findItem(catalog, String(itemId)),
};

export const spellFields: SpellResolvers<GraphContext> = {
  subtext: ({ rank }) => (rank === null ? null : `Rank ${rank}`),
  improvedBy: ({ id }, _args, { catalog }) =>
    improvementsOf(catalog.dataset, id).map(improvementToWire),
};

export const improvementRankFields: ImprovementRankResolvers<GraphContext> = {
  spell: ({ spellId }, _args, { catalog }) => catalog.dataset.spell(spellId),
};
