import { expect, test } from 'vitest';
import { SourceError } from '../../compiled.ts';
import { folderWith, written } from '../testing-folder.ts';
import { itemFacts } from './item-facts.ts';

type Rows = readonly object[];

const folder = (tables: Readonly<Record<string, Rows>>) =>
  folderWith({
    'items/itemFacts.classic.json': [],
    'items/itemFacts.sod.json': [],
    'items/itemFacts.tbc.json': [],
    'items/itemFacts.wrath.json': [],
    'items/items.sod.json': [],
    'items/npcs.json': [{ id: 12057, name: 'Garr', zoneId: 2717 }],
    'items/factions.json': [
      { id: 942, name: 'Cenarion Expedition', expansion: 'tbc' },
      { id: 946, name: 'Honor Hold', expansion: 'tbc', side: 'alliance' },
    ],
    ...Object.fromEntries(
      ['classic', 'sod', 'tbc', 'wrath'].flatMap((edition) =>
        ['sources', 'quests', 'levels'].map((table) => [
          `acquisition/${table}.${edition}.json`,
          [],
        ]),
      ),
    ),
    ...tables,
  });

const garr = {
  type: 'drop',
  npcId: 12057,
  npc: 'Garr',
  zoneId: 2717,
  zone: 'Molten Core',
  difficulty: 'normal',
};

test('sources that several items share are told once, for the editions they hold in', () => {
  const tables = folder({
    'items/itemFacts.classic.json': [
      { id: 1, sources: [garr] },
      { id: 2, sources: [garr] },
    ],
    'items/itemFacts.tbc.json': [
      { id: 1, sources: [garr] },
      { id: 2, sources: [garr] },
    ],
  });
  expect(written(itemFacts, tables, 'item/sources.json')).toEqual([
    {
      items: [1, 2],
      from: [{ type: 'drop', npc: 12057, zone: 2717 }],
      editions: ['classic', 'tbc'],
    },
  ]);
  expect(written(itemFacts, tables, 'item/npcs.json')).toEqual([[12057, 'Garr']]);
});

test('phases of all editions stand in one row', () => {
  const tables = folder({
    'items/itemFacts.classic.json': [{ id: 5, phase: 2 }],
    'items/itemFacts.sod.json': [{ id: 5, phase: 4, requiredLevel: 40 }],
  });
  expect(written(itemFacts, tables, 'item/phases.json')).toEqual([{ id: 5, classic: 2, sod: 4 }]);
  expect(written(itemFacts, tables, 'item/corrections.json')).toEqual([
    { id: 5, why: 'season', requiredLevel: 40, editions: ['sod'] },
  ]);
});

test('a neutral faction sells to both sides, whatever the row says', () => {
  const from = (factionId: number) => ({
    type: 'reputation',
    factionId,
    faction: 'Somebody',
    standing: 'exalted',
    side: 'alliance',
  });
  const tables = folder({
    'items/itemFacts.tbc.json': [
      { id: 29171, faction: 'alliance', sources: [from(942)] },
      { id: 29151, faction: 'alliance', sources: [from(946)] },
    ],
  });
  expect(written(itemFacts, tables, 'item/restrictions.json')).toEqual([
    { id: 29151, faction: 'alliance', editions: ['tbc'] },
  ]);
  expect(written(itemFacts, tables, 'item/sources.json')).toMatchObject([
    { items: [29151], from: [{ faction: 946, side: 'alliance' }] },
    { items: [29171], from: [{ faction: 942, standing: 'exalted' }] },
  ]);
});

test('a name with an addition is the boss and a note', () => {
  const tables = folder({
    'items/itemFacts.classic.json': [
      { id: 1, sources: [{ ...garr, npc: 'Garr - Tier 0.5 Sets' }] },
    ],
  });
  expect(written(itemFacts, tables, 'item/sources.json')).toMatchObject([
    { from: [{ npc: 12057, note: 'Tier 0.5 Sets' }] },
  ]);
});

test.each([
  ['an unknown stat', { id: 7, statsPatch: { charm: 3 } }, 'unknown stat charm'],
  ['a new field', { id: 7, colour: 'blue' }, 'unknown field colour'],
  ['an unknown difficulty', { id: 7, sources: [{ ...garr, difficulty: 'mythic' }] }, 'mythic'],
])('%s stops the import with file and row', (_what, row, reason) => {
  const read = () => itemFacts.read(folder({ 'items/itemFacts.wrath.json': [row] }));
  expect(read).toThrow(SourceError);
  expect(read).toThrow(/items\/itemFacts\.wrath\.json: row 1 \(7\)/);
  expect(read).toThrow(reason);
});

test('a second run writes the same bytes', () => {
  const tables = folder({ 'items/itemFacts.classic.json': [{ id: 1, phase: 3, sources: [garr] }] });
  expect(itemFacts.read(tables)).toEqual(itemFacts.read(tables));
});

test('Y6: the tables of acquisition stand alone for the items they know', () => {
  const tables = folder({
    'items/itemFacts.tbc.json': [{ id: 1, sources: [garr] }],
    'acquisition/sources.tbc.json': [
      {
        id: 1,
        sources: [
          {
            type: 'vendor',
            npcId: 18525,
            npc: "G'eras",
            zoneId: 3703,
            zone: 'Shattrath City',
            costs: [
              { itemId: 29434, name: 'Badge of Justice', amount: 75 },
              { currency: 'arenaPoints', amount: 10 },
            ],
            src: 'adm',
          },
          { type: 'vendor', zoneId: 3703, zone: 'Shattrath City', src: 'f' },
        ],
      },
    ],
  });
  expect(written(itemFacts, tables, 'item/sources.json')).toEqual([
    {
      items: [1],
      from: [{ type: 'vendor', npc: 18525, zone: 3703, arena: 10, paid: [[29434, 75]] }],
      editions: ['tbc'],
    },
  ]);
  expect(written(itemFacts, tables, 'item/currencies.json')).toEqual([[29434, 'Badge of Justice']]);
});

test('Y6: an item is within reach when its quest can be done, not when it can be taken', () => {
  const quest = { type: 'quest', questId: 9, quest: 'Arena', questLevel: 55, questMinLevel: 1 };
  const tables = folder({
    'acquisition/sources.classic.json': [{ id: 1, sources: [{ ...quest, src: 'q' }] }],
    'acquisition/levels.classic.json': [
      { id: 1, from: 1, basis: 'quest' },
      { id: 2, from: 1, basis: 'reputation' },
    ],
  });
  expect(written(itemFacts, tables, 'item/reach.json')).toEqual([
    { level: 50, editions: ['classic'], items: [1] },
  ]);
});
