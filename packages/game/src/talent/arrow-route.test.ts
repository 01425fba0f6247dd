import { expect, test } from 'vitest';
import type { Talent, TalentTree } from '../dataset/tables.ts';
import { arrowRoute, cellsPassed } from './arrow-route.ts';

/** Talents at [row, column]; the last requires the first. */
function tree(...cells: readonly (readonly [number, number])[]): TalentTree {
  const talents = cells.map(([row, col], place): Talent => ({
    ...{ id: place, name: `Talent ${place}`, icon: '', row, col },
    requires: place === cells.length - 1 ? 0 : null,
    spellIds: [place],
    effects: [],
  }));
  return { id: 1, name: 'Arms', icon: '', talents };
}

const cornersOf = (arms: TalentTree) =>
  arrowRoute(arms, arms.talents.at(-1)!)?.map(({ row, col }) => [row, col]);

test.each([
  [
    'straight down',
    tree([0, 1], [2, 1]),
    [
      [0, 1],
      [2, 1],
    ],
  ],
  [
    'straight to the left',
    tree([3, 2], [3, 1]),
    [
      [3, 2],
      [3, 1],
    ],
  ],
  [
    'along the row, then down',
    tree([2, 2], [3, 2], [3, 3]),
    [
      [2, 2],
      [2, 3],
      [3, 3],
    ],
  ],
  [
    'down first where the row is taken',
    tree([2, 2], [2, 3], [4, 3]),
    [
      [2, 2],
      [4, 2],
      [4, 3],
    ],
  ],
  [
    'across where both are taken',
    tree([2, 2], [2, 3], [3, 2], [3, 3]),
    [
      [2, 2],
      [2, 3],
      [3, 3],
    ],
  ],
])('K1: an arrow runs %s', (_, arms, corners) => {
  expect(cornersOf(arms)).toEqual(corners);
});

test('a talent without a prerequisite has no arrow', () => {
  const arms = tree([0, 0], [1, 0]);
  expect(arrowRoute(arms, arms.talents[0]!)).toBeNull();
});

test('what lies between the ends is passed, the corner too', () => {
  const arms = tree([1, 1], [4, 2]);
  expect(cellsPassed(arrowRoute(arms, arms.talents[1]!)!)).toEqual([
    { row: 1, col: 2 },
    { row: 2, col: 2 },
    { row: 3, col: 2 },
  ]);
});
