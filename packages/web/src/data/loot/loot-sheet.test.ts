import { expect, test } from 'vitest';
import type { ItemSource } from '@gearwright/game/item/item.ts';
import { HEAD, LEGS } from '@gearwright/game/slot/slots.ts';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { lootSheet } from './loot-sheet.ts';

const drop = (primary: string, secondary: string, type: ItemSource['type'] = 'raid') =>
  ({
    type,
    primary,
    secondary,
    secondaryKind: 'zone',
    standing: null,
    dropChance: 20,
  }) as ItemSource;

const SOURCES: Readonly<Record<number, readonly ItemSource[]>> = {
  1: [drop('Gruul', "Gruul's Lair"), drop('Quartermaster', 'Shattrath', 'vendor')],
  2: [drop('Gruul', "Gruul's Lair"), drop('Gruul', "Gruul's Lair")],
  3: [drop('Prince', 'Karazhan')],
};
const texts = { item: (id: number) => ({ sources: SOURCES[id] ?? [] }) as never };
const gaining = (baseId: number, gain: number) => ({ item: anItem({ baseId }), gain });

test('what betters the set stands under its boss once, the most to gain first; what is sold is not loot', () => {
  const sheet = lootSheet(
    [
      { slot: HEAD, upgrades: [gaining(1, 10), gaining(2, 34)] },
      { slot: LEGS, upgrades: [gaining(3, 12), gaining(4, 50)] },
    ],
    texts,
  );
  expect(
    sheet.map(({ where, most, bosses }) => [
      where,
      most,
      bosses.map(({ who, drops }) => [who, drops.map(({ item, gain }) => [item.baseId, gain])]),
    ]),
  ).toEqual([
    [
      "Gruul's Lair",
      34,
      [
        [
          'Gruul',
          [
            [2, 34],
            [1, 10],
          ],
        ],
      ],
    ],
    ['Karazhan', 12, [['Prince', [[3, 12]]]]],
  ]);
});

test('what a boss no longer drops is not loot', () => {
  const gone = { ...drop('Prince', 'Karazhan'), removed: true };
  const left = { item: () => ({ sources: [gone, drop('Gruul', "Gruul's Lair")] }) as never };
  const sheet = lootSheet([{ slot: HEAD, upgrades: [gaining(1, 10)] }], left);
  expect(sheet.map(({ where }) => where)).toEqual(["Gruul's Lair"]);
});
