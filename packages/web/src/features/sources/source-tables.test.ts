import { expect, test } from 'vitest';
import type { ItemSource, ItemTexts, SourceType } from '@gearwright/game/item/item.ts';
import { aSet, ITEMS } from '../../../test/set-on-screen.tsx';
import { sourcedItems, sourceTables } from './source-tables.ts';

const source = (type: SourceType, primary: string) => ({ type, primary }) as ItemSource;
const sources: Readonly<Record<number, readonly ItemSource[]>> = {
  [ITEMS.helm.baseId]: [source('raid', 'Ragnaros'), source('raid', 'Onyxia')],
  [ITEMS.chest.baseId]: [source('raid', 'Ragnaros'), source('quest', 'A Chest')],
};
const texts = { item: (id: number) => ({ sources: sources[id] ?? [] }) as unknown as ItemTexts };
const unsourced = { sourceTypes: [] };
const set = aSet([ITEMS.helm, ITEMS.chest, { ...ITEMS.legs, ...unsourced }], {
  wishlist: [{ ...ITEMS.crown, ...unsourced }],
});

test('V7: there is a table for each category of source, and an item stands in each it has', () => {
  const tables = sourceTables(sourcedItems(set, 'all'), texts);
  const told = tables.map(({ label, rows }) => [
    label,
    rows.map(({ item, source: from, others }) => [item.name, from?.primary ?? null, others]),
  ]);
  expect(told).toEqual([
    ['Quest', [['Old Chest', 'A Chest', 0]]],
    [
      'Raid',
      [
        ['Old Helm', 'Ragnaros', 1],
        ['Old Chest', 'Ragnaros', 0],
      ],
    ],
    [
      'Other',
      [
        ['Only Legs', null, 0],
        ['Better Crown', null, 0],
      ],
    ],
  ]);
});

test.each([
  { filter: 'all', names: ['Old Helm', 'Old Chest', 'Only Legs', 'Better Crown'] },
  { filter: 'equipped', names: ['Old Helm', 'Old Chest', 'Only Legs'] },
  { filter: 'wishlist', names: ['Better Crown'] },
] as const)('V7: $filter is about $names', ({ filter, names }) => {
  expect(sourcedItems(set, filter).map(({ item }) => item.name)).toEqual(names);
});
