import type { ItemQuery as WireQuery } from '@gearwright/api/generated/types.ts';
import type { ItemQuery } from '@gearwright/game/search/query.ts';

/** The query as the server is asked it; the page goes beside it. */
export function queryToWire(query: ItemQuery): WireQuery {
  const { from: _, size: __, armorType, handed, quality, statWeights, ...same } = query;
  return {
    ...same,
    armorType: listed(armorType),
    handed: listed(handed),
    quality: listed(quality),
    statWeights:
      statWeights &&
      Object.entries(statWeights).map(([name, value]) => ({ name, value: value ?? 0 })),
  };
}

function listed<Value extends string | number>(
  value: Value | readonly Value[] | null | undefined,
): readonly Value[] | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? value : [value];
}
