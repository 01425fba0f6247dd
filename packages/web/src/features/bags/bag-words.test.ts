import { expect, test } from 'vitest';
import type { OwnedItem } from '@gearwright/game/character/inventory.ts';
import { inventoryWords } from './bag-words.ts';

const had = (place: OwnedItem['place']): OwnedItem => ({ id: '1', place, enchant: null, gems: [] });

test('what there is, by where it is', () => {
  expect(inventoryWords([])).toBeNull();
  expect(inventoryWords([had('bank'), had('bags'), had('bags')])).toBe(
    '2 in the bags, 1 in the bank',
  );
});
