import { expect, test } from 'vitest';
import { CURRENCY_KINDS } from '@gearwright/game/item/currencies.ts';
import { currencySprite } from './currency-signs.ts';

test('every kind of money has a sign of its own', () => {
  const drawings = [...currencySprite().matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/g)];
  expect(new Set(drawings.map(([, kind]) => kind))).toEqual(new Set(CURRENCY_KINDS));
  expect(new Set(drawings.map(([, , drawing]) => drawing)).size).toBe(CURRENCY_KINDS.length);
});
