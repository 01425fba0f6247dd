import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LowestTenth } from './lowest-tenth.ts';
import { readAuctions, type Auction } from './read-auctions.ts';

async function* cutInto(text: string, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function read(text: string, sizes: readonly number[] = [64]): Promise<Auction[]> {
  const found: Auction[] = [];
  await readAuctions(cutInto(text, sizes), (auction) => found.push(auction));
  return found;
}

const shape = (auctions: readonly unknown[]) =>
  JSON.stringify({
    _links: { self: { href: 'https://eu.api.blizzard.com/[{"' } },
    realms: [{ slug: 'other' }],
    connected_realm: { href: 'auctions' },
    auctions,
    id: 6,
    name: 'Horde "Auction" House \\ ü',
  });

test('I3: auctions are read alike however the answer is cut', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          id: fc.nat(),
          item: fc.record({ id: fc.nat(), note: fc.string({ unit: 'grapheme' }) }),
          bonus: fc.array(fc.record({ a: fc.nat() }), { maxLength: 2 }),
          bid: fc.nat(),
          buyout: fc.nat(),
          quantity: fc.nat(),
          time_left: fc.constantFrom('SHORT', '}]', '\\"', '{['),
        }),
        { maxLength: 12 },
      ),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      async (auctions, sizes) => {
        expect(await read(shape(auctions), sizes)).toEqual(
          auctions.map(({ item, quantity, buyout }) => ({ itemId: item.id, quantity, buyout })),
        );
      },
    ),
    { numRuns: 300 },
  ));

test.each([
  {
    name: 'a cut answer',
    text: '{"auctions":[{"id":1,"item":{"id":2},"qu',
    says: 'ends too early',
  },
  { name: 'nothing', text: '', says: 'ends too early' },
  {
    name: 'an auction without its item',
    text: '{"auctions":[{"item":{"id":1},"quantity":1},{"quantity":1}]}',
    says: 'auctions.1.item',
  },
])('I3: $name is refused', async ({ text, says }) => {
  await expect(read(text)).rejects.toThrow(says);
});

test('I3: twelve megabytes are read piece by piece', async () => {
  const one = '{"id":1,"item":{"id":2589},"bid":90,"buyout":100,"quantity":20,"time_left":"LONG"}';
  const times = Math.ceil((12 * 1024 * 1024) / (one.length + 1));
  async function* pieces() {
    yield Buffer.from('{"auctions":[');
    for (let at = 0; at < times; at++) yield Buffer.from(at === 0 ? one : `,${one}`);
    yield Buffer.from(']}');
  }
  let units = 0;
  expect(await readAuctions(pieces(), ({ quantity }) => (units += quantity))).toBe(times);
  expect(units).toBe(times * 20);
});

test.each([
  { lots: [[100, 1]], price: 100 },
  { lots: [[0, 5]], price: null },
  // Ten units: the cheapest one decides.
  {
    lots: [
      [50, 1],
      [900, 9],
    ],
    price: 50,
  },
  // Thirty units: the middle of the three cheapest.
  {
    lots: [
      [1, 1],
      [40, 2],
      [2700, 27],
    ],
    price: 20,
  },
  // Forty: between the second and the third of four.
  {
    lots: [
      [10, 2],
      [60, 2],
      [36_000, 36],
    ],
    price: 18,
  },
])('I3: $lots (buyout, quantity) cost $price each', ({ lots, price }) => {
  const gathered = new LowestTenth();
  for (const [buyout, quantity] of lots) {
    gathered.add({ itemId: 1, buyout: buyout!, quantity: quantity! });
  }
  expect(gathered.prices().get(1) ?? null).toBe(price);
});
