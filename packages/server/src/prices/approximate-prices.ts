import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Prices } from './prices.ts';

/** The embedded default: prices derived from vendors, materials and quality, the same on every realm. */
export function approximatePrices(texts: () => DatasetTexts): Prices {
  return {
    of: async (ids) =>
      ids.flatMap((itemId) => {
        const price = texts().item(baseId(itemId))?.approxPrice;
        return price ? { itemId, price, approximate: true } : [];
      }),
  };
}

/** A suffix changes what an item is worth, but derived prices know only the item. */
export function baseId(itemId: string): number {
  return Number.parseInt(itemId, 10);
}
