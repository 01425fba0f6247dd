import { expect, test } from 'vitest';
import { folderWith, written } from '../testing-folder.ts';
import { buffs } from './buffs.ts';

const buff = (more: object) => ({
  spellId: 20,
  name: 'Shield',
  category: 'shield',
  castBy: 'priest',
  scope: 'self',
  selfOnly: true,
  stats: { armor: 100, spellPower: 10 },
  basis: 's',
  ...more,
});

const inAll = (row: object) =>
  folderWith({
    ...Object.fromEntries(
      ['classic', 'sod', 'tbc', 'wrath'].map((edition) => [`effects/buffs.${edition}.json`, [row]]),
    ),
    'class/glyphs.wrath.json': [
      {
        gameClass: 'priest',
        major: [{ name: 'Glyph of Shield', itemId: 5, spellId: 55, level: 15 }],
        minor: [],
      },
    ],
  });

const rowOf = (row: object) =>
  (written(buffs, inAll(row), 'effect/buffs.json') as Record<string, unknown>[])[0]!;

test('the group version leaves the ranks of the single one', () => {
  const row = rowOf(
    buff({
      ranks: [
        { spellId: 10, rank: 1, level: 30, stats: { armor: 40 } },
        { spellId: 99, rank: 1, level: 60, stats: { armor: 40 } },
        { spellId: 20, rank: 2, level: 50 },
      ],
      also: [99],
    }),
  );
  expect(row['ranks']).toEqual([
    { spellId: 10, rank: 1, level: 30, effects: [{ type: 'flat', stat: 'armor', value: 40 }] },
    { spellId: 20, rank: 2, level: 50 },
  ]);
});

test('a glyph named in words is found, and adds its share of the buff', () => {
  const row = rowOf(buff({ glyph: { name: 'Glyph of Shield', multipliers: { armor: 50 } } }));
  expect(row['improvements']).toEqual([
    {
      name: 'Glyph of Shield',
      gameClass: 'priest',
      spellIds: [55],
      adds: [[{ type: 'flat', stat: 'armor', value: 50 }]],
    },
  ]);
});

test('an improvement that lacks a rank is refused', () => {
  const row = buff({
    improvements: [
      { name: 'Better', gameClass: 'priest', talentSpellIds: [1, 2, 3], multiplier: [1.1, 1.2] },
    ],
  });
  expect(() => buffs.read(inAll(row))).toThrow(
    'effects/buffs.classic.json: row 1 (Shield), improvements 1: 2 figures for 3 ranks',
  );
});

test('levels of the season come in order', () => {
  const row = rowOf(buff({ byLevel: { 60: { armor: 9 }, 25: { armor: 3 } } }));
  expect(row['byLevel']).toEqual([
    { level: 25, effects: [{ type: 'flat', stat: 'armor', value: 3 }] },
    { level: 60, effects: [{ type: 'flat', stat: 'armor', value: 9 }] },
  ]);
});
