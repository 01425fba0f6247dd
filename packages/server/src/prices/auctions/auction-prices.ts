import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Realm } from '@gearwright/game/dataset/tables.ts';
import type { Database } from '../../storage/open-database.ts';
import { baseId } from '../approximate-prices.ts';
import { houseName, houseOf } from '../house.ts';
import type { ItemPrice, Prices } from '../prices.ts';
import { takenAt } from './snapshot.ts';

export interface AuctionPricesParts {
  readonly database: Database;
  readonly edition: EditionKey;
  readonly realms: () => readonly Realm[];
  /** A realm whose horde house stands in where nobody reads the one asked for. */
  readonly fallback: string | null;
  /** For what is not at auction. */
  readonly approximate: Prices;
}

/** Prices seen at auction; those of another realm, and derived ones, are marked approximate. */
export function auctionPrices(parts: AuctionPricesParts): Prices {
  const { database, edition, approximate } = parts;

  const nameOf = (realm: string): string | null => {
    const house = houseOf(realm, parts.realms());
    return house && houseName(house);
  };

  async function houseFor(realm: string): Promise<{ name: string; own: boolean } | null> {
    const own = nameOf(realm);
    if (own && (await takenAt(database, edition, own)) !== null) return { name: own, own: true };
    const name = parts.fallback && nameOf(parts.fallback);
    return name ? { name, own: false } : null;
  }

  async function seen(ids: readonly number[], house: string): Promise<ReadonlyMap<number, number>> {
    const rows = await database.db
      .selectFrom('prices')
      .select(['item_id', 'price'])
      .where('edition', '=', edition)
      .where('realm', '=', house)
      .where('item_id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.item_id, row.price]));
  }

  return {
    async of(ids, realm) {
      const baseIds = [...new Set(ids.map(baseId))].filter(Number.isInteger);
      const house = baseIds.length > 0 ? await houseFor(realm) : null;
      const prices = house ? await seen(baseIds, house.name) : new Map<number, number>();
      const derived = await approximate.of(
        ids.filter((id) => !prices.has(baseId(id))),
        realm,
      );
      const derivedOf = new Map(derived.map((price) => [price.itemId, price]));
      return ids.flatMap((itemId): ItemPrice | readonly ItemPrice[] => {
        const price = prices.get(baseId(itemId));
        if (price !== undefined) return { itemId, price, approximate: !house!.own };
        return derivedOf.get(itemId) ?? [];
      });
    },
  };
}
