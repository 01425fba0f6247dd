import type { ItemResolvers } from '@gearwright/api/generated/resolvers.ts';
import { statList } from '@gearwright/api/wire/stat-list.ts';
import { materialsOf, pvpCostOf, sourceToWire, textsOf } from '../../catalog/item-texts.ts';
import { displayInfoOf } from '../../catalog/display-info.ts';
import type { GraphContext } from '../graph-context.ts';

/** What an item says in sentences, and what it is part of: looked up when asked for. */
export const itemFields: ItemResolvers<GraphContext> = {
  set: ({ setId }, _args, { catalog }) => {
    const set = setId === null ? null : catalog.dataset.setOf(Number(setId));
    return (
      set && {
        ...set,
        id: String(set.id),
        itemIds: set.itemIds.map(String),
        bonuses: set.bonuses.map(({ pieces, stats, text }) => ({
          pieces,
          stats: statList(stats ?? {}),
          text: text === null ? null : catalog.texts.setBonus(text),
        })),
      }
    );
  },
  suffixes: ({ baseId }, _args, { catalog }) =>
    catalog.dataset
      .suffixesOf(Number(baseId ?? 0))
      .map(({ id, name, stats }) => ({ id: String(id), name, stats: statList(stats) })),
  source: ({ baseId }, _args, { catalog }) => {
    const texts = textsOf(catalog, baseId);
    const first = texts?.sources[0];
    return texts && first ? sourceToWire(first, texts) : null;
  },
  sources: ({ baseId }, _args, { catalog }) => {
    const texts = textsOf(catalog, baseId);
    return texts?.sources.map((source) => sourceToWire(source, texts)) ?? [];
  },
  reachLevel: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.reachLevel ?? null,
  effectTexts: ({ baseId, rune }, _args, { catalog }) => {
    if (rune?.description) return [rune.description];
    const effects = textsOf(catalog, baseId)?.effects ?? [];
    const use = baseId === null || effects.length > 0 ? null : catalog.texts.use(Number(baseId));
    return use === null ? effects : [use];
  },
  flavor: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.flavor ?? null,
  requirements: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.requirements ?? [],
  durability: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.durability ?? null,
  approxPrice: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.approxPrice ?? null,
  approxCost: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.approxCost ?? null,
  sellPrice: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.sellPrice ?? null,
  buyPrice: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.buyPrice ?? null,
  materials: ({ baseId }, _args, { catalog }) =>
    materialsOf(textsOf(catalog, baseId)?.materials ?? []),
  pvpCost: ({ baseId }, _args, { catalog }) => {
    const texts = textsOf(catalog, baseId);
    return texts && pvpCostOf(texts);
  },
  pvpRankName: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.pvpRankName ?? null,
  pvpRankNumber: ({ baseId }, _args, { catalog }) =>
    textsOf(catalog, baseId)?.pvpRankNumber ?? null,
  equippedCount: ({ baseId }, _args, { catalog }) =>
    textsOf(catalog, baseId)?.equippedCount ?? null,
  arenaSeason: ({ baseId }, _args, { catalog }) => textsOf(catalog, baseId)?.arenaSeason ?? null,
  displayInfo: ({ baseId }, _args, { catalog }) =>
    baseId === null ? null : displayInfoOf(catalog, baseId),
};
