import { expect, test } from 'vitest';
import { item, worn } from '../../test/tiny-dataset.ts';
import { CHEST, HEAD, MAIN_HAND, OFF_HAND, SHIRT } from '../slot/slots.ts';
import { averageItemLevel, slotsThatCount } from './average-item-level.ts';

test('D21: item level is the average of what is worn, shirts apart', () => {
  const gear = worn(
    [HEAD, { item: item({ baseId: 1, itemLevel: 100 }) }],
    [CHEST, { item: item({ baseId: 2, itemLevel: 115 }) }],
    [SHIRT, { item: item({ baseId: 3, itemLevel: 1 }) }],
  );
  expect(averageItemLevel(gear)).toBe(107.5);
  expect(averageItemLevel(worn())).toBeNull();
});

test('D21: an empty hand beside a two-hander is not missing', () => {
  const staff = worn([MAIN_HAND, { item: item({ baseId: 1, handed: 'two' }) }]);
  const sword = worn([MAIN_HAND, { item: item({ baseId: 1, handed: 'one' }) }]);
  expect(slotsThatCount(staff)).not.toContain(OFF_HAND);
  expect(slotsThatCount(sword)).toContain(OFF_HAND);
});
