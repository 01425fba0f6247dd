import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnedItem } from '@gearwright/game/character/inventory.ts';
import { mergedInventories } from '../src/rules/merged-inventories.ts';

const owned: fc.Arbitrary<OwnedItem> = fc.record({
  id: fc.constantFrom('1', '2', '3'),
  place: fc.constantFrom('bags' as const, 'bank' as const),
  enchant: fc.constant(null),
  gems: fc.constant([]),
});
const inventories = fc.array(owned, { maxLength: 12 });
const count = (list: readonly OwnedItem[], { id, place }: OwnedItem): number =>
  list.filter((each) => each.id === id && each.place === place).length;

test('merging loses nothing, doubles nothing, and merging again changes nothing', () => {
  fc.assert(
    fc.property(inventories, inventories, (there, here) => {
      const merged = mergedInventories(there, here);
      for (const each of merged) {
        expect(count(merged, each)).toBe(Math.max(count(there, each), count(here, each)));
      }
      for (const each of [...there, ...here]) expect(count(merged, each)).toBeGreaterThan(0);
      expect(mergedInventories(merged, here)).toEqual(merged);
      expect(mergedInventories(here, here)).toEqual(here);
    }),
  );
});
