import { expect, test } from 'vitest';
import { possibleChance } from './possible-chance.ts';

test.each([
  [17.72, 17.72],
  [100, 100],
  [0.02, 0.02],
  [175, null],
  [0, null],
  [-16.67, null],
  [null, null],
  [undefined, null],
])('a chance of %s percent is told as %s', (given, told) => {
  expect(possibleChance(given)).toBe(told);
});
