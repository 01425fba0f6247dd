import { expect, test } from 'vitest';
import { chanceText } from './amount.ts';
import { coinsOf, copperText } from './copper.ts';

test('I2: 10,000 copper to the gold, 100 to the silver', () => {
  expect(coinsOf(123_456)).toEqual({ gold: 12, silver: 34, copper: 56 });
  expect(copperText(123_456)).toBe('12g 34s 56c');
  expect(copperText(120_000)).toBe('12g');
  expect(copperText(0)).toBe('0c');
});

test.each([
  [0.04, '<0.1%'],
  [0.1, '0.1%'],
  [14.26, '14.3%'],
  [100, '100%'],
])('I2: a chance of %d is written %s', (percent, text) => {
  expect(chanceText(percent)).toBe(text);
});
