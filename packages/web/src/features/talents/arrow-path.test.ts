import { expect, test } from 'vitest';
import { arrowPath } from './arrow-path.ts';

const size = { width: 84, height: 66, icon: 46 };
const cell = (row: number, col: number) => ({ row, col });

test.each([
  ['down', [cell(0, 2), cell(2, 2)], 'M210 59L210 137M205 132L210 137L215 132'],
  ['to the left', [cell(6, 1), cell(6, 0)], 'M100 429L70 429M75 434L70 429L75 424'],
  [
    'across and down',
    [cell(2, 2), cell(2, 3), cell(3, 3)],
    'M236 165L294 165L294 203M289 198L294 203L299 198',
  ],
])('K1: an arrow %s begins and ends just off the icons', (_, route, path) => {
  expect(arrowPath(route, size)).toBe(path);
});
