import { describe, expect, test } from 'vitest';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { DATABASE_KINDS, throwawayDatabase } from '../../../test/databases.ts';
import { stubPublisher, type StubPublisher } from '../../../test/publisher/stub-publisher.ts';
import { TestClock } from '../../../test/publisher/test-clock.ts';
import { publisherClient } from '../../publisher/publisher-client.ts';
import { houseName, houseOf } from '../house.ts';
import type { Prices } from '../prices.ts';
import { auctionPrices } from './auction-prices.ts';
import { priceReader } from './read-regularly.ts';
import { purgePrices } from './snapshot.ts';

const { realms } = loadDataset('classic');
const MINUTE = 60_000;
const SPACE = 'dynamic-classic1x-eu';
const LINEN = 2589;

const derived: Prices = {
  of: async (ids) =>
    ids.flatMap((itemId) => (itemId === '777' ? { itemId, price: 7, approximate: true } : [])),
};

/** The publisher with one connected realm of two, whose houses are named or only numbered. */
function openHouses(stub: StubPublisher, named: boolean): void {
  stub.answer(`/eu/data/wow/connected-realm/index?${SPACE}`, {
    json: {
      connected_realms: [
        { href: `https://eu.api.blizzard.com/data/wow/connected-realm/4440?namespace=${SPACE}` },
        { href: `https://eu.api.blizzard.com/data/wow/connected-realm/4476?namespace=${SPACE}` },
      ],
    },
  });
  const realmOf = (id: number, ...slugs: string[]) =>
    stub.answer(`/eu/data/wow/connected-realm/${id}?${SPACE}`, {
      json: { id, status: { type: 'UP' }, realms: slugs.map((slug) => ({ id, slug })) },
    });
  realmOf(4440, 'everlook');
  realmOf(4476, 'gehennas', 'firemaw');
  stub.answer(`/eu/data/wow/connected-realm/4476/auctions/index?${SPACE}`, {
    json: {
      auctions: [
        { id: 2, ...(named && { name: 'Alliance Auction House' }) },
        { id: 6, ...(named && { name: 'Horde Auction House' }) },
        { id: 7, ...(named && { name: 'Blackwater Auction House' }) },
      ],
    },
  });
}

function sell(stub: StubPublisher, house: number, ...prices: number[]): void {
  stub.answer(`/eu/data/wow/connected-realm/4476/auctions/${house}?${SPACE}`, {
    json: {
      auctions: prices.map((price, id) => ({
        id,
        item: { id: LINEN, rand: 0 },
        buyout: price * 10,
        quantity: 10,
      })),
    },
  });
}

describe.each(DATABASE_KINDS)('I3: auctions on %s', (kind) => {
  async function set(named = true) {
    const stub = await stubPublisher();
    openHouses(stub, named);
    const clock = new TestClock();
    const database = await throwawayDatabase(kind);
    const reports: string[] = [];
    const read = priceReader({
      publisher: publisherClient(stub.access, { clock }),
      database,
      clock,
      houses: () =>
        ['eu-firemaw-horde', 'eu-firemaw-alliance', 'eu-auberdine'].map((text) => ({
          edition: 'classic',
          house: houseOf(text, realms)!,
        })),
      report: (reason) => reports.push(reason),
    });
    const prices = auctionPrices({
      database,
      edition: 'classic',
      realms: () => realms,
      fallback: 'eu-firemaw',
      approximate: derived,
    });
    return { stub, clock, database, reports, read, prices };
  }

  test('each house has its own prices; the rest is derived and says so', async () => {
    for (const named of [true, false]) {
      const { stub, read, prices, reports } = await set(named);
      sell(stub, 6, 500, 90_000);
      sell(stub, 2, 300);
      await read();
      expect(reports).toEqual([]);
      const ids = ['777', String(LINEN), `${LINEN}_12`, '4', 'spell:1'];
      const approximate = true;
      expect(await prices.of(ids, 'eu-firemaw')).toEqual([
        { itemId: '777', price: 7, approximate },
        { itemId: '2589', price: 500, approximate: false },
        { itemId: '2589_12', price: 500, approximate: false },
      ]);
      for (const realm of ['eu_firemaw', 'eu-firemaw-horde']) {
        expect((await prices.of(['2589'], realm))[0]?.price).toBe(500);
      }
      expect((await prices.of(['2589'], 'eu-firemaw-alliance'))[0]?.price).toBe(300);
    }
  });

  test('a realm nobody reads shows the horde prices of the first one, as approximate', async () => {
    const { stub, read, prices } = await set();
    sell(stub, 6, 500);
    sell(stub, 2, 300);
    await read();
    for (const realm of ['eu-auberdine', 'us-whitemane-alliance', 'nowhere', '']) {
      expect(await prices.of(['2589'], realm)).toEqual([
        { itemId: '2589', price: 500, approximate: true },
      ]);
    }
  });

  test('a snapshot is taken anew after an hour, whole or not at all', async () => {
    const { stub, read, prices, clock, reports } = await set();
    sell(stub, 6, 500);
    await read();
    const asked = stub.requests.length;
    sell(stub, 6, 700);
    clock.pass(30 * MINUTE);
    await read();
    const firemaw = (from: number) =>
      stub.requests.slice(from).filter(({ path }) => path.endsWith('/auctions/6')).length;
    expect([firemaw(0), firemaw(asked)]).toEqual([1, 0]);
    clock.pass(31 * MINUTE);
    stub.answer(`/eu/data/wow/connected-realm/4476/auctions/6?${SPACE}`, {
      text: '{"auctions":[{"item":{"id":2589},"quantity":1,"buyout":1},{"item":',
    });
    await read();
    expect((await prices.of(['2589'], 'eu-firemaw'))[0]?.price).toBe(500);
    expect(reports).toEqual(['classic eu-firemaw-horde: the answer ends too early']);
    sell(stub, 6, 700);
    clock.pass(MINUTE);
    await read();
    expect((await prices.of(['2589'], 'eu-firemaw'))[0]?.price).toBe(700);
  });

  test('what was not refreshed for 30 days is deleted', async () => {
    const { stub, read, prices, clock, database } = await set();
    sell(stub, 6, 500);
    await read();
    clock.pass(29 * 1440 * MINUTE);
    expect(await purgePrices(database, clock.now())).toBe(0);
    clock.pass(2 * 1440 * MINUTE);
    expect(await purgePrices(database, clock.now())).toBe(1);
    expect(await prices.of(['2589', '777'], 'eu-firemaw')).toEqual([
      { itemId: '777', price: 7, approximate: true },
    ]);
  });
});

test('I3: a realm without a faction is the horde house', () => {
  const name = (text: string) => {
    const house = houseOf(text, realms);
    return house && houseName(house);
  };
  expect(
    ['eu-firemaw', 'eu_ten-storms', 'eu-ten-storms-alliance', 'eu-ten-storms-neutral'].map(name),
  ).toEqual(['eu-firemaw-horde', 'eu-ten-storms-horde', 'eu-ten-storms-alliance', null]);
});
