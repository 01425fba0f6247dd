import { expect, test } from 'vitest';
import { folderWith, written } from '../testing-folder.ts';
import { baseStats } from './base-stats.ts';

const COLUMNS = ['strength', 'agility', 'stamina', 'intellect', 'spirit', 'health', 'mana'];

const table = (levels: readonly (readonly number[])[], more: object = {}) => ({
  edition: 'any',
  maxLevel: levels.length,
  columns: COLUMNS,
  rule: '',
  raceOffsets: { orc: [3, -3, 2, -3, 3] },
  racialMultipliers: {},
  combos: {},
  classes: { warlock: { minLevel: 1, levels } },
  disagreements: [],
  ...more,
});

const one = [20, 20, 20, 20, 20, 30, 40];
const two = [21, 21, 21, 21, 21, 31, 41];

const folder = folderWith({
  'class/baseStats.classic.json': table([one]),
  'class/baseStats.tbc.json': table([one, two], {
    raceOffsetsAlternate: { note: 'newer', orc: [4, -3, 2, -3, 3] },
    disagreements: [
      {
        gameClass: 'warlock',
        level: 2,
        field: 'attributes',
        here: [21, 21, 21, 21, 21],
        other: [21, 21, 21, 21, 25],
        otherSource: 'a simulator',
      },
    ],
  }),
  'class/baseStats.wrath.json': table([one, two]),
});

test('one row a class and level, older editions only where they say otherwise', () => {
  expect(written(baseStats, folder, 'class/base-stats.json')).toEqual([
    ['warlock', 1, ...one],
    ['warlock', 2, ...two],
  ]);
  expect(written(baseStats, folder, 'class/base-stats.differences.json')).toEqual([
    { gameClass: 'warlock', level: 2, row: [21, 21, 21, 21, 25, 31, 41], editions: ['tbc'] },
  ]);
});

test('race offsets read off the living game win', () => {
  expect(written(baseStats, folder, 'class/race-offsets.json')).toEqual([
    { race: 'orc', add: [3, -3, 2, -3, 3], editions: ['classic', 'sod', 'wrath'] },
    { race: 'orc', add: [4, -3, 2, -3, 3], editions: ['tbc'] },
  ]);
});

test('a missing level is refused', () => {
  const short = folderWith({ 'class/baseStats.classic.json': table([one], { maxLevel: 2 }) });
  expect(() => baseStats.read(short)).toThrow(
    'class/baseStats.classic.json: file, classes, warlock: 1 levels',
  );
});
