import { expect, test } from 'vitest';
import { fixtureTalents } from '@gearwright/game/test/rules/fixture-talents.ts';
import { isWalkKey, walk } from './tree-walk.ts';

const [arms] = fixtureTalents('warrior', 46917).trees;

/** Rows of the tree: 0 1 2 / 3 4 / . 5 6 / 7 8 / . 9 */
test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', null],
  [0, 'ArrowLeft', null],
  [0, 'ArrowUp', null],
  [0, 'ArrowDown', 3],
  [2, 'ArrowDown', 4],
  [3, 'ArrowDown', 5],
  [6, 'ArrowUp', 4],
  [9, 'ArrowDown', null],
  [0, 'Enter', null],
] as const)('P9: from talent %i %s leads to %s', (from, key, to) => {
  expect(walk(arms, from, key)).toBe(to);
});

test('P9: the arrows reach every talent', () => {
  const reached = new Set([0]);
  for (const place of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const to = walk(arms, place, key);
      if (to !== null) reached.add(to);
    }
  }
  expect(reached.size).toBe(arms.talents.length);
});

test('only arrows walk', () => {
  expect(['ArrowUp', 'Enter', 'o'].map(isWalkKey)).toEqual([true, false, false]);
});
