import { expect, test } from 'vitest';
import { anItem } from '@gearwright/game/test/an-item.ts';
import { HEAD } from '@gearwright/game/slot/slots.ts';
import { rowWords } from './row-words.ts';

const helm = (baseId: number, itemLevel: number, requiredLevel: number, name = 'Deep Helm') =>
  anItem({ baseId, name, itemLevel, requiredLevel, slotId: HEAD, quality: 4, armorType: 3 });

test.each([
  [
    'another level is enough',
    [helm(1, 61, 50), helm(2, 65, 50)],
    ['item level 61', 'item level 65'],
  ],
  [
    'the same item level',
    [helm(1, 61, 50), helm(2, 61, 55)],
    ['item level 61, requires level 50', 'item level 61, requires level 55'],
  ],
  [
    'nothing but the number',
    [helm(1, 61, 50), helm(2, 61, 50)],
    ['item level 61, no. 1', 'item level 61, no. 2'],
  ],
  [
    'another name',
    [helm(1, 61, 50), helm(2, 61, 50, 'Shallow Helm')],
    ['item level 61', 'item level 61'],
  ],
])('H1: items found that differ by %s can be told apart', (_, items, words) => {
  expect(rowWords(items)).toEqual(words.map((each) => `Epic, Head, Plate, ${each}`));
});
