import type { ItemSource as WireSource } from '@gearwright/api/generated/types.ts';
import type { ItemSource, ItemTexts, Reagent } from '@gearwright/game/item/item.ts';
import type { Catalog } from './catalog.ts';

export function textsOf({ texts }: Catalog, baseId: string | null): ItemTexts | null {
  return baseId === null ? null : texts.item(Number(baseId));
}

const text = (id: number | null): string | null => (id === null ? null : String(id));

export function materialsOf(materials: readonly Reagent[]) {
  return materials.map(({ itemId, amount }) => ({ itemId: String(itemId), amount }));
}

export function sourceToWire(source: ItemSource, { materials }: ItemTexts): WireSource {
  return {
    ...source,
    primaryId: text(source.primaryId),
    secondaryId: text(source.secondaryId),
    materials: source.type === 'crafting' ? materialsOf(materials) : [],
  };
}

/** Honor, else arena points, of the first vendor who asks for any. */
export function pvpCostOf({ sources }: ItemTexts): number | null {
  const priced = sources.find((source) => (source.honorPrice ?? source.arenaPrice) !== null);
  return priced ? (priced.honorPrice ?? priced.arenaPrice) : null;
}
