import { expect, test } from 'vitest';
import { folderWith, written } from '../testing-folder.ts';
import { talents } from './talents.ts';

const talent = (id: number, row: number, spellIds: readonly number[], more: object = {}) => ({
  id,
  name: `Talent ${id}`,
  icon: 'icon',
  row,
  col: 1,
  maxRank: spellIds.length,
  spellIds,
  requires: null,
  ...more,
});

const tree = (id: number, list: readonly object[]) => ({
  id,
  name: `Tree ${id}`,
  icon: 'icon',
  talents: list,
});

const folderOf = (byEdition: Readonly<Record<string, readonly object[]>>) =>
  folderWith(
    Object.fromEntries(
      Object.entries(byEdition).map(([edition, list]) => [
        `class/talents.${edition}.json`,
        [{ gameClass: 'mage', trees: [tree(1, list), tree(2, []), tree(3, [])] }],
      ]),
    ),
  );

test('a talent is one row: the newest edition, and what is different in older ones', () => {
  const folder = folderOf({
    classic: [talent(10, 0, [100, 101]), talent(11, 3, [200], { requires: { row: 0, col: 1 } })],
    tbc: [talent(10, 1, [100, 101, 102], { name: 'Old Name' })],
    wrath: [talent(10, 1, [100, 101, 102])],
  });
  expect(written(talents, folder, 'class/talents.json')).toEqual([
    {
      id: 10,
      tree: 1,
      name: 'Talent 10',
      icon: 'icon',
      spellIds: [100, 101, 102],
      wrath: { at: [1, 1] },
      tbc: { at: [1, 1], name: 'Old Name' },
      classic: { at: [0, 1], ranks: 2 },
    },
    {
      id: 11,
      tree: 1,
      name: 'Talent 11',
      icon: 'icon',
      spellIds: [200],
      classic: { at: [3, 1], requires: 10 },
    },
  ]);
});

test.each([
  [
    'a rank without spell id',
    talent(10, 0, [100], { maxRank: 2 }),
    'class/talents.wrath.json: row 1 (mage), trees 1, talents 1: a rank has no spell id',
  ],
  [
    'a prerequisite that is not there',
    talent(10, 0, [100], { requires: { row: 9, col: 9 } }),
    'requires a talent that is not there',
  ],
])('%s is refused', (_, bad, message) => {
  const folder = folderOf({ classic: [], tbc: [], wrath: [bad] });
  expect(() => talents.read(folder)).toThrow(message);
});
