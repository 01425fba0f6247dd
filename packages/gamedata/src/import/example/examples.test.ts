import { expect, test } from 'vitest';
import { folderWith, written } from '../testing-folder.ts';
import { examples } from './examples.ts';

const example = (items: readonly object[]) => ({
  gameClass: 'mage',
  spec: 'fire',
  name: 'P1',
  phase: 0,
  level: 60,
  author: 'WoWSims',
  items,
});

const inAll = (items: readonly object[]) =>
  folderWith(
    Object.fromEntries(
      ['classic', 'sod', 'tbc', 'wrath'].map((edition) => [
        `sets/examples.${edition}.json`,
        [example(items)],
      ]),
    ),
  );

test('S7: items are written short, before raids stays phase 0', () => {
  const folder = inAll([
    { slotId: 1, id: 100 },
    { slotId: 11, id: 200, suffixId: -5, enchant: 7, gems: [1, 0], rune: 9 },
  ]);
  expect(written(examples, folder, 'example/examples.tbc.json')).toEqual([
    {
      gameClass: 'mage',
      spec: 'fire',
      name: 'P1',
      phase: 0,
      level: 60,
      author: 'WoWSims',
      items: [
        [1, 100],
        [11, 200, { suffixId: -5, enchant: 7, gems: [1, 0], rune: 9 }],
      ],
    },
  ]);
});

test('a slot twice is refused', () => {
  const folder = inAll([
    { slotId: 1, id: 100 },
    { slotId: 1, id: 101 },
  ]);
  expect(() => examples.read(folder)).toThrow('row 1 (P1), items 2: slot 1 twice');
});
