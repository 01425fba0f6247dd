import { expect, test } from 'vitest';
import { folderWith, written } from '../testing-folder.ts';
import { suffixes } from './suffixes.ts';

const empty = { suffixes: [], groups: [], items: {} };
const folder = (tables: Readonly<Record<string, object>>) =>
  folderWith({
    'items/randomSuffixes.classic.json': empty,
    'items/randomSuffixes.sod.json': empty,
    'items/randomSuffixes.tbc.json': empty,
    'items/randomSuffixes.wrath.json': empty,
    ...tables,
  });

test('D4: groups name their items, with points where suffixes share them out', () => {
  const table = {
    suffixes: [{ id: -36, name: 'of the Sorcerer', allocation: { stamina: 7889 } }],
    groups: [[-36]],
    items: { 24678: [0, 41], 36041: [0, 72, 1] },
  };
  const tables = folder({ 'items/randomSuffixes.wrath.json': table });
  expect(written(suffixes, tables, 'item/suffixes.json')).toEqual({
    suffixes: [
      { id: -36, name: 'of the Sorcerer', allocation: { stamina: 7889 }, editions: ['wrath'] },
    ],
    groups: [
      { suffixes: [-36], items: [[24678, 41]], editions: ['wrath'] },
      { suffixes: [-36], items: [[36041, 72]], inferred: true, editions: ['wrath'] },
    ],
  });
});

test('D4: damage and healing told together are not told again', () => {
  const sorcery = { intellect: 11, spellPower: 14, healingPower: 14, spellDamage: 5 };
  const table = {
    suffixes: [{ id: 2161, name: 'of Sorcery', stats: sorcery }],
    groups: [],
    items: {},
  };
  const tables = folder({ 'items/randomSuffixes.tbc.json': table });
  expect(written(suffixes, tables, 'item/suffixes.json')).toMatchObject({
    suffixes: [{ id: 2161, stats: { intellect: 11, spellPower: 14 } }],
  });
});

test('a group that names an unknown suffix stops the import', () => {
  const table = { suffixes: [], groups: [[7]], items: {} };
  expect(() => suffixes.read(folder({ 'items/randomSuffixes.sod.json': table }))).toThrow(
    'items/randomSuffixes.sod.json: file: group 0 names an unknown suffix',
  );
});
