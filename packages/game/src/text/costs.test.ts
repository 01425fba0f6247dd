import { expect, test } from 'vitest';
import { NO_SOURCE } from '../dataset/text-defaults.ts';
import type { ItemSource } from '../item/item.ts';
import { costsOf } from './costs.ts';
import { sourceLine, sourceParts } from './source-words.ts';

const vendor = (asks: Partial<ItemSource>): ItemSource => ({
  ...NO_SOURCE,
  type: 'vendor',
  primary: 'Geras',
  primaryKind: 'npc',
  ...asks,
});
const badges = (amount: number) => ({ currency: '29434', amount, name: 'Badge of Justice' });
const nobody = () => null;

test.each([
  [{ price: 125_000 }, [['gold', '12g 50s']]],
  [{ price: 250 }, [['silver', '2s 50c']]],
  [{ price: 7 }, [['copper', '7c']]],
  [
    { honorPrice: 1250, arenaPrice: 300 },
    [
      ['honor', '1250 honor'],
      ['arena', '300 arena points'],
    ],
  ],
  [{ itemPrice: [badges(41)] }, [['badge', '41 × Badge of Justice']]],
  [
    { itemPrice: [{ currency: '49426', amount: 60, name: 'Emblem of Frost' }] },
    [['emblem', '60 × Emblem of Frost']],
  ],
  [
    { itemPrice: [{ currency: '20560', amount: 20, name: 'Alterac Valley Mark of Honor' }] },
    [['mark', '20 × Alterac Valley Mark of Honor']],
  ],
  [{ itemPrice: [{ currency: '21229', amount: 5, name: null }] }, [['token', '5 × token']]],
] as const)('a cost has the sign of its currency: %o', (asks, signs) => {
  const costs = costsOf(vendor(asks), nobody);
  expect(costs.map(({ kind, text }) => [kind, text])).toEqual(signs);
});

test('the parts of a source say together what its line says', () => {
  const source = vendor({
    price: 100,
    itemPrice: [badges(41)],
    note: 'Isle only',
    secondary: 'Shattrath',
  });
  const { told, before, costs, after } = sourceParts(source, nobody);
  expect([told, before, costs.map(({ text }) => text), after]).toEqual([
    'Sold by: Geras, Shattrath',
    [],
    ['1s', '41 × Badge of Justice'],
    ['Isle only'],
  ]);
  expect(sourceLine(source, nobody)).toBe(
    'Sold by: Geras, Shattrath · 1s, 41 × Badge of Justice, Isle only',
  );
});

test('what drops is not paid for, and names its token', () => {
  const source = vendor({ type: 'raid', itemPrice: [badges(1)], token: 'Helm of the Fallen Hero' });
  expect(costsOf(source, nobody)).toEqual([]);
  expect(sourceLine(source, nobody)).toBe('Geras · Helm of the Fallen Hero');
});
