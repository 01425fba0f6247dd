import { expect, test } from 'vitest';
import { daysLeft } from './bin-words.ts';

const DAY = 86_400_000;

test.each([
  [0, '30 days left'],
  [1, '30 days left'],
  [DAY, '29 days left'],
  [28.5 * DAY, '2 days left'],
  [29 * DAY, 'last day'],
  // Clocks differ.
  [-DAY, '30 days left'],
  [31 * DAY, 'last day'],
])('after %d milliseconds: %s', (since, words) => {
  expect(daysLeft(1_000, 1_000 + since)).toBe(words);
});
