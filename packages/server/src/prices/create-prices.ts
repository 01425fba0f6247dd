import { EDITION_KEYS } from '@gearwright/game/edition/editions.ts';
import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';
import { loadTexts } from '@gearwright/gamedata/load.ts';
import { approximatePrices } from './approximate-prices.ts';
import type { Prices, PricesByEdition } from './prices.ts';

export function createPrices(): PricesByEdition {
  const pricesOf = (edition: EditionKey): Prices => approximatePrices(() => loadTexts(edition));
  return Object.fromEntries(
    EDITION_KEYS.map((key) => [key, pricesOf(key)]),
  ) as unknown as PricesByEdition;
}
