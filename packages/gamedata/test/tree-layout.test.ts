import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { arrowRoute, cellsPassed } from '@gearwright/game/talent/arrow-route.ts';
import { loadDataset } from '../src/load.ts';

/** The grid of the specification: rows to 10, columns to 3. */
const [LAST_ROW, LAST_COLUMN] = [10, 3];

const trees = EDITION_KEYS.flatMap((key) =>
  EDITIONS[key].classes.flatMap((gameClass) =>
    loadDataset(key)
      .talents(gameClass)
      .trees.map((tree) => ({ key, gameClass, name: tree.name, tree })),
  ),
);

describe.each(trees)('K1: $key $gameClass $name', ({ tree }) => {
  const cells = tree.talents.map(({ row, col }) => `${row}/${col}`);

  test('no two talents share a place, and all stand in the grid, by row and column', () => {
    expect(new Set(cells).size).toBe(cells.length);
    for (const { row, col } of tree.talents) {
      expect(row >= 0 && row <= LAST_ROW && col >= 0 && col <= LAST_COLUMN).toBe(true);
    }
    const inOrder = tree.talents.toSorted((a, b) => a.row - b.row || a.col - b.col);
    expect(tree.talents).toEqual(inOrder);
  });

  test('each arrow begins at the prerequisite, ends at its talent and passes over none', () => {
    for (const talent of tree.talents) {
      const route = arrowRoute(tree, talent);
      expect(route === null).toBe(talent.requires === null);
      if (!route) continue;
      const from = tree.talents[talent.requires!]!;
      expect(route[0]).toEqual({ row: from.row, col: from.col });
      expect(route.at(-1)).toEqual({ row: talent.row, col: talent.col });
      const passed = cellsPassed(route).map(({ row, col }) => `${row}/${col}`);
      expect(passed.filter((cell) => cells.includes(cell))).toEqual([]);
    }
  });
});
