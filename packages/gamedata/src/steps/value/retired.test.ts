import type { Item } from '@gearwright/game/item/item.ts';
import { expect, test } from 'vitest';
import type { CompiledItems } from '../../compiled.ts';
import { SOURCES } from '../../editions/all-sources.ts';
import { compileRetired } from './retired.ts';

const makeItem = (baseId: number, some: Partial<Item>) => ({ baseId, slotId: 5, ...some });
const items = [
  makeItem(1, { name: 'Coat', sourceTypes: ['dungeon'] }),
  makeItem(2, { name: 'Hood', sourceTypes: ['raid'] }),
  makeItem(3, { name: 'Belt', sourceTypes: ['quest'] }),
  makeItem(190_001, { name: 'Belt', sourceTypes: ['raid'] }),
];
const enchants = [{ id: 'spell:9', effectId: 2717 }];
const later = { items: [1], enchants: ['spell:8'] };
const compiled = {
  items,
  enchants,
  later: { items: [], enchants: [] },
} as unknown as CompiledItems;

test('a season gives what it made anew, and its raids nothing of old', () => {
  expect(compileRetired(SOURCES.sod, compiled)).toEqual({ items: [2, 3], enchants: [] });
});

test('elsewhere items stay; the gifts of Sapphiron went with the level', () => {
  expect(compileRetired(SOURCES.classic, compiled)).toEqual({ items: [], enchants: [] });
  expect(compileRetired(SOURCES.tbc, compiled).items).toEqual([]);
  expect(compileRetired(SOURCES.tbc, compiled).enchants).toEqual(['spell:9']);
});

test('what came after the data of an edition is not to be had yet', () => {
  expect(compileRetired(SOURCES.sod, { ...compiled, later })).toEqual({
    items: [2, 3, 1],
    enchants: ['spell:8'],
  });
});

test('of two that differ in nothing but their number, the first is the one players have', () => {
  const twins = [
    makeItem(190_001, { name: 'Blade', sourceTypes: ['raid'], stats: { strength: 3 } }),
    makeItem(190_002, { name: 'Blade', sourceTypes: ['raid'], stats: { strength: 3 } }),
    makeItem(190_003, { name: 'Blade', sourceTypes: ['raid'], stats: { strength: 4 } }),
  ];
  const found = compileRetired(SOURCES.sod, { ...compiled, items: twins } as CompiledItems);
  expect(found.items).toEqual([190_002]);
});
