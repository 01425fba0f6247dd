import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACES, type Inventory } from './inventory.ts';
import { inventoryVersion } from './inventory-version.ts';

const inventories: fc.Arbitrary<Inventory> = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 99_999 }).map(String),
    place: fc.constantFrom(...PLACES),
    enchant: fc.option(fc.integer({ min: 1, max: 9999 })),
    gems: fc.array(fc.option(fc.integer({ min: 1, max: 99_999 })), { maxLength: 3 }),
  }),
  { maxLength: 20 },
);

test('two inventories have one version when they hold the same in the same order, else two', () => {
  fc.assert(
    fc.property(inventories, inventories, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(inventoryVersion(one) === inventoryVersion(other)).toBe(isSame);
      expect(inventoryVersion(structuredClone(one))).toBe(inventoryVersion(one));
    }),
  );
});

test('what is added, taken out or moved changes it', () => {
  const ring = { id: '17063', place: 'bags', enchant: null, gems: [] } as const;
  const versions = [[], [ring], [ring, ring], [{ ...ring, place: 'bank' as const }]].map(
    inventoryVersion,
  );
  expect(new Set(versions).size).toBe(4);
});
