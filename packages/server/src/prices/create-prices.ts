import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { namespacesOf } from '../armory/namespaces.ts';
import type { Catalogs } from '../catalog/catalog.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { systemClock } from '../publisher/clock.ts';
import type { Publisher } from '../publisher/publisher.ts';
import type { Database } from '../storage/open-database.ts';
import { approximatePrices } from './approximate-prices.ts';
import { auctionPrices } from './auctions/auction-prices.ts';
import { priceReader, type EditionHouse } from './auctions/read-regularly.ts';
import { houseOf } from './house.ts';
import type { Prices, PricesByEdition } from './prices.ts';

export interface PriceParts {
  readonly config: Pick<Config, 'priceRealms'>;
  readonly publisher: Publisher | null;
  readonly database: Database;
  readonly catalogs: Catalogs;
  readonly metrics: Metrics;
  readonly report: (reason: string) => void;
}

export function createPrices({ config, database, catalogs }: PriceParts): PricesByEdition {
  const [fallback = null] = config.priceRealms;
  const pricesOf = (edition: EditionKey): Prices => {
    const approximate = approximatePrices(() => catalogs(edition).texts);
    if (fallback === null) return approximate;
    const realms = () => catalogs(edition).dataset.realms;
    return auctionPrices({ database, edition, realms, fallback, approximate });
  };
  return Object.fromEntries(
    EDITION_KEYS.map((key) => [key, pricesOf(key)]),
  ) as unknown as PricesByEdition;
}

/** Reads the houses of both factions on the configured realms, as often as it is called and they are old. */
export function createPriceReader(parts: PriceParts): () => Promise<void> {
  const { publisher, config, database, catalogs, metrics, report } = parts;
  if (!publisher || config.priceRealms.length === 0) return async () => {};
  const houses = (): readonly EditionHouse[] =>
    EDITION_KEYS.flatMap((edition) => {
      const { realms } = catalogs(edition).dataset;
      return config.priceRealms
        .flatMap((realm) => [
          houseOf(realm, realms) ?? [],
          houseOf(`${realm}-alliance`, realms) ?? [],
        ])
        .flat()
        .filter(({ realm }) => namespacesOf(realm.group).length > 0)
        .map((house) => ({ edition, house }));
    });
  const count = (outcome: string) => metrics.priceSnapshots.inc({ outcome });
  return priceReader({ publisher, database, clock: systemClock, houses, report, count });
}
