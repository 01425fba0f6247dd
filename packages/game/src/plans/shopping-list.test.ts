import { expect, test } from 'vitest';
import { anItem } from '../../test/an-item.ts';
import { fixtureDataset } from '../../test/rules/fixture-dataset.ts';
import { classic } from '../edition/classic.ts';
import type { DatasetTexts } from '../dataset/dataset.ts';
import { CHEST, FEET, HEAD, type SlotId } from '../slot/slots.ts';
import { newGearSet } from '../set/new-gear-set.ts';
import { EMPTY_PIECE } from '../set/piece.ts';
import { shoppingList, shoppingText } from './shopping-list.ts';
import { shoppingTotal } from './shopping-total.ts';
import { doneLines, tickingOff } from './ticking-off.ts';

const dataset = fixtureDataset(classic);
const boss = { type: 'raid', primary: 'Onyxia', secondary: "Onyxia's Lair", secondaryKind: 'zone' };
const badges = { currency: '29434', amount: 41, name: 'Badge' };
const item = (baseId: number, name: string, slotId: SlotId) => ({
  ...anItem({ baseId, slotId }),
  name,
  id: String(baseId),
});
const gem = { ...anItem({ baseId: 9, kind: 'gem' }), name: 'Ruby', id: '9' };
const texts = {
  item: (id: number) =>
    ({
      1: { sources: [boss], materials: [] },
      2: { sources: [boss], materials: [] },
      9: { sources: [], materials: [{ itemId: 77, amount: 2 }] },
    })[id] ?? null,
} as unknown as Pick<DatasetTexts, 'item'>;

const set = (() => {
  const empty = newGearSet({
    ...{ id: 'a', characterId: 'b', name: 'Raid', gameClass: 'warrior', spec: 'fury', phase: 1 },
  });
  const piece = (of: ReturnType<typeof item>) => ({ ...EMPTY_PIECE, item: of });
  return {
    ...empty,
    gear: {
      ...empty.gear,
      [HEAD]: { ...piece(item(1, 'Helm', HEAD)), gems: [gem, gem], gemsAcquired: [true, false] },
      [CHEST]: { ...piece(item(2, 'Plate', CHEST)), gems: [gem], gemsAcquired: [false] },
      [FEET]: { ...piece(item(3, 'Boots', FEET)), itemAcquired: true },
    },
  };
})();

test('V7, I2: what is not acquired, by place and by whom; gems and materials summed up', () => {
  const list = shoppingList(set, dataset, texts);
  expect(list.places).toEqual([
    {
      where: "Onyxia's Lair",
      stops: [
        {
          who: 'Onyxia',
          items: [
            { itemId: 1, name: 'Helm', count: 1, uses: ['Head'] },
            { itemId: 2, name: 'Plate', count: 1, uses: ['Chest'] },
          ],
        },
      ],
    },
  ]);
  expect(list.gems).toEqual([{ itemId: 9, name: 'Ruby', count: 2, uses: ['Head', 'Chest'] }]);
  expect(list.materials).toEqual([{ itemId: 77, name: 'Item 77', count: 4, uses: ['Ruby'] }]);
});

test('V7: the list as text', () => {
  expect(shoppingText(shoppingList(set, dataset, texts))).toBe(
    [
      "Onyxia's Lair",
      '  Onyxia',
      '    1 × Helm (Head)',
      '    1 × Plate (Chest)',
      '',
      'Gems',
      '  2 × Ruby (Head, Chest)',
      '',
      'Materials',
      '  4 × Item 77 (Ruby)',
    ].join('\n'),
  );
});

test('a line that is ticked off marks all it stands for, leaves the list, and comes back', () => {
  const [ruby] = shoppingList(set, dataset, texts).gems;
  const done = tickingOff('gems', ruby!, true)(set);
  expect(done.gear[HEAD].gemsAcquired).toEqual([true, true]);
  expect(done.gear[CHEST].gemsAcquired).toEqual([true]);
  expect(shoppingList(done, dataset, texts).gems).toEqual([]);
  expect(doneLines(done)).toEqual([
    { kind: 'items', itemId: 3, name: 'Boots', uses: ['Feet'] },
    { kind: 'gems', itemId: 9, name: 'Ruby', uses: ['Head', 'Head', 'Chest'] },
  ]);
  const back = tickingOff('gems', ruby!, false)(done);
  expect(shoppingList(back, dataset, texts).gems[0]?.count).toBe(3);
  expect(tickingOff('items', { itemId: 99, name: 'None' }, true)(set)).toBe(set);
});

test('one total: materials count in what is made of them, vendors are paid in their currency', () => {
  const vendor = { ...boss, type: 'vendor', honorPrice: 900, itemPrice: [badges], removed: false };
  const priced = {
    item: (id: number) =>
      ({
        1: { sources: [vendor], materials: [] },
        2: { sources: [{ ...boss, itemPrice: [badges], removed: false }], materials: [] },
        9: { sources: [], materials: [{ itemId: 77, amount: 2 }], approxPrice: 5000 },
        77: { sources: [], materials: [], approxPrice: 1500 },
      })[id] ?? null,
  } as unknown as Pick<DatasetTexts, 'item'>;
  expect(shoppingTotal(shoppingList(set, dataset, priced), priced)).toEqual({
    // Two rubies, each of two raw stones of fifteen silver.
    money: 6000,
    currencies: [
      { name: 'Honor', amount: 900, kind: 'honor' },
      { name: 'Badge', amount: 41, kind: 'badge' },
    ],
    unpriced: 0,
  });
});

test('a place that no longer has a thing sends nobody there', () => {
  const gone = { ...boss, primary: 'Nefarian', secondary: 'Blackwing Lair', removed: true };
  const left = {
    item: (id: number) =>
      ({
        1: { sources: [gone, boss], materials: [] },
        2: { sources: [gone], materials: [] },
      })[id] ?? null,
  } as unknown as Pick<DatasetTexts, 'item'>;
  expect(shoppingList(set, dataset, left).places.map(({ where }) => where)).toEqual([
    'Elsewhere',
    "Onyxia's Lair",
  ]);
});
