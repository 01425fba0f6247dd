import { expect, test } from 'vitest';
import { rowAfterKey } from './list-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 'above'],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Escape', 3, 'above'],
  ['a', 3, null],
])('P9: %s on row %d of five goes to %s', (key, row, goes) => {
  expect(rowAfterKey(key, row, 5)).toBe(goes);
});
