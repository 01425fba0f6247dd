import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { namespacesOf } from '../../armory/namespaces.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import { deleteInBatches } from '../../storage/delete-in-batches.ts';
import type { Database } from '../../storage/open-database.ts';
import { houseName, type House } from '../house.ts';
import type { AuctionHouses } from './auction-houses.ts';
import { LowestTenth } from './lowest-tenth.ts';
import { readAuctions } from './read-auctions.ts';

/** Bytes; a busy realm has been seen to have twelve million. */
const LIMIT = 64 * 1024 * 1024;
/** Milliseconds; nobody waits for it. */
const TIMEOUT = 120_000;
/** Rows of one statement: SQLite and PostgreSQL both bound their parameters. */
const BATCH = 500;
const DAY = 86_400_000;

/** Reads a house's auctions into the database; how many items have a price now, null when there is no such house. */
export async function takeSnapshot(
  { publisher, houses }: { readonly publisher: Publisher; readonly houses: AuctionHouses },
  database: Database,
  edition: EditionKey,
  house: House,
  now: number,
): Promise<number | null> {
  const { region, slug, group } = house.realm;
  for (const namespace of namespacesOf(group)) {
    const path = await houses.find(namespace, region, slug, house.faction);
    if (path === null) continue;
    const answer = await publisher.get({
      region,
      path,
      namespace: `dynamic-${namespace}`,
      limit: LIMIT,
      timeout: TIMEOUT,
      async read(pieces) {
        const gathered = new LowestTenth();
        await readAuctions(pieces, (auction) => gathered.add(auction));
        return gathered.prices();
      },
    });
    if (answer.status !== 200) continue;
    const prices = answer.body as ReadonlyMap<number, number>;
    await keep(database, edition, houseName(house), prices, now);
    return prices.size;
  }
  return null;
}

/** All at once: whoever reads sees the old prices or the new ones. */
async function keep(
  { db }: Database,
  edition: EditionKey,
  realm: string,
  prices: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  const rows = [...prices].map(([item_id, price]) => ({ edition, realm, item_id, price }));
  await db.transaction().execute(async (transaction) => {
    const snapshot = { taken_at: now };
    // First, for it makes two servers that read the same house take turns.
    await transaction
      .insertInto('price_snapshots')
      .values({ edition, realm, ...snapshot })
      .onConflict((conflict) => conflict.columns(['edition', 'realm']).doUpdateSet(snapshot))
      .execute();
    await transaction
      .deleteFrom('prices')
      .where('edition', '=', edition)
      .where('realm', '=', realm)
      .execute();
    for (let start = 0; start < rows.length; start += BATCH) {
      await transaction
        .insertInto('prices')
        .values(rows.slice(start, start + BATCH))
        .execute();
      // Gives the event loop a turn, so that other requests are answered in between.
      await nextTurn();
    }
  });
}

export async function takenAt(
  { db }: Database,
  edition: EditionKey,
  realm: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('price_snapshots')
    .select('taken_at')
    .where('edition', '=', edition)
    .where('realm', '=', realm)
    .executeTakeFirst();
  return row?.taken_at ?? null;
}

/** The publisher's terms: refreshed or deleted within 30 days. How many houses were forgotten. */
export async function purgePrices({ db }: Database, now: number): Promise<number> {
  const old = await db
    .selectFrom('price_snapshots')
    .select(['edition', 'realm'])
    .where('taken_at', '<', now - 30 * DAY)
    .execute();
  for (const { edition, realm } of old) {
    await deleteInBatches((most) =>
      db
        .deleteFrom('prices')
        .where('edition', '=', edition)
        .where('realm', '=', realm)
        .where('item_id', 'in', (from) =>
          from
            .selectFrom('prices')
            .select('item_id')
            .where('edition', '=', edition)
            .where('realm', '=', realm)
            .limit(most),
        )
        .executeTakeFirst(),
    );
    await db
      .deleteFrom('price_snapshots')
      .where('edition', '=', edition)
      .where('realm', '=', realm)
      .execute();
  }
  return old.length;
}
