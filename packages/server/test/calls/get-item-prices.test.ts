import { afterAll, expect, test } from 'vitest';
import { getItemPrices } from '@gearwright/api/generated/operations.ts';
import { guest, refusalOf } from '../askers.ts';
import { runServer } from '../run-server.ts';

const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

test('I3: without auctions a price is derived, and marked so', async () => {
  const variables = { ids: ['50428', '40113', '999999999'], realm: 'eu-firemaw' };
  const { getItemPrices: prices } = await visitor.call(getItemPrices, variables);
  expect(prices.every(({ price, approximate }) => price > 0 && approximate)).toBe(true);
  expect(prices.map(({ itemId }) => itemId)).toContain('40113');
  expect(prices.map(({ itemId }) => itemId)).not.toContain('999999999');
});

test('so many at a time and no more', async () => {
  const ids = new Array<string>(201).fill('1');
  expect(await refusalOf(visitor.call(getItemPrices, { ids, realm: 'eu-firemaw' }))).toBe(
    'malformed',
  );
});
