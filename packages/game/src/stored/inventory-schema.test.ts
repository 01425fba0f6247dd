import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACES, type OwnedItem } from '../character/inventory.ts';
import { PlannerError } from '../messages.ts';
import { parseStoredInventory, upgradeStoredInventory } from './inventory-schema.ts';

const owned: fc.Arbitrary<OwnedItem> = fc.record({
  id: fc.constantFrom('19019', '7611_-12'),
  place: fc.constantFrom(...PLACES),
  enchant: fc.option(fc.integer({ min: 1, max: 5000 })),
  gems: fc.array(fc.option(fc.integer({ min: 1, max: 50_000 })), { maxLength: 4 }),
});

test('what was stored is read as it was', () => {
  fc.assert(
    fc.property(fc.array(owned), (inventory) => {
      const read = JSON.parse(JSON.stringify(inventory)) as unknown;
      expect(parseStoredInventory(read)).toEqual(inventory);
      expect(upgradeStoredInventory(read)).toEqual(inventory);
    }),
  );
});

test.each([
  ['an unknown place', [{ id: '1', place: 'mail', enchant: null, gems: [] }], '1 Place'],
  ['no item id', [{ id: 'sword', place: 'bags', enchant: null, gems: [] }], '1 Id'],
  ['no list', { id: '1' }, 'Inventory'],
])('%s is refused by its name', (_what, value, field) => {
  expect(() => parseStoredInventory(value)).toThrow(PlannerError);
  expect(() => parseStoredInventory(value)).toThrow(field);
});

test('an entry that cannot be read keeps no other from being read', () => {
  const sword: OwnedItem = { id: '19019', place: 'bank', enchant: 803, gems: [] };
  expect(upgradeStoredInventory([null, { id: 1 }, sword, 'x'])).toEqual([sword]);
  expect(upgradeStoredInventory(undefined)).toEqual([]);
});
