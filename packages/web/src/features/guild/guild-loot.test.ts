import { expect, test } from 'vitest';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import type { LootDrop, LootPlace } from '../../data/loot/loot-sheet.ts';
import { csvCell, guildCsv } from './guild-csv.ts';
import { dropsOf, guildLoot, type RaiderLoot } from './guild-loot.ts';

const raider = (name: string) =>
  ({ key: name, name, gameClass: 'warrior', setName: 'Raid' }) as const;
const drop = (baseId: number, gain: number): LootDrop => ({
  item: anItem({ baseId, name: `Helm ${baseId}` }),
  slot: HEAD,
  gain,
  chance: 20,
});
const place = (where: string, who: string, ...drops: LootDrop[]): LootPlace => ({
  where,
  most: drops[0]!.gain,
  bosses: [{ who, drops }],
});

const ROSTER: readonly RaiderLoot[] = [
  {
    raider: raider('Ann'),
    worth: 1000,
    places: [place('Karazhan', 'Prince', drop(1, 40), drop(2, 10))],
  },
  {
    // Weights of another scale: less gained, and more of what there is.
    raider: raider('=Bob'),
    worth: 100,
    places: [place('Karazhan', 'Prince', drop(1, 9)), place("Gruul's Lair", 'Gruul', drop(3, 20))],
  },
  { raider: raider('New'), worth: 0, places: [place('Karazhan', 'Prince', drop(2, 5))] },
];

test('an item goes to who gains the greatest share, and who wears nothing is first', () => {
  const sheet = guildLoot(ROSTER);
  expect(sheet.map(({ where, raiders }) => [where, raiders])).toEqual([
    ['Karazhan', 3],
    ["Gruul's Lair", 1],
  ]);
  const [prince] = sheet[0]!.bosses;
  expect(
    prince!.items.map(({ item, needs }) => [
      item.baseId,
      needs.map(({ raider: { name }, gain, share }) => [name, gain, share]),
    ]),
  ).toEqual([
    [
      2,
      [
        ['New', 5, null],
        ['Ann', 10, 0.01],
      ],
    ],
    [
      1,
      [
        ['=Bob', 9, 0.09],
        ['Ann', 40, 0.04],
      ],
    ],
  ]);
});

test('of one raider it is told what to take from whom, the most gain first', () => {
  expect(dropsOf(ROSTER[1]!).map(({ item, who, where }) => [item.baseId, who, where])).toEqual([
    [3, 'Gruul', "Gruul's Lair"],
    [1, 'Prince', 'Karazhan'],
  ]);
});

test('a table program gets a line for every need, and no formula', () => {
  const lines = guildCsv(guildLoot(ROSTER)).split('\r\n');
  expect(lines).toHaveLength(1 + 5 + 1);
  expect(lines[0]).toBe('Place,Boss,Item,Item ID,Slot,Chance %,Member,Class,Set,Gain,Gain %');
  expect(lines).toContain("Karazhan,Prince,Helm 1,1,Head,20,'=Bob,Warrior,Raid,9.0,9.00");
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a,b', '"a,b"'],
  ['two\nlines', '"two\nlines"'],
  ['Ann', 'Ann'],
])('%j is written %j', (text, cell) => expect(csvCell(text)).toBe(cell));
