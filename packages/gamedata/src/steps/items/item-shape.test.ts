import { expect, test } from 'vitest';
import { itemShape } from './item-shape.ts';

test.each([
  ['Head', 'Plate', { slotId: 1, handed: null, armorType: 3, weaponType: null }],
  ['Back', 'Cloth', { slotId: 15, handed: null, armorType: null, weaponType: null }],
  ['Feet', 'Miscellaneous', { slotId: 8, handed: null, armorType: null, weaponType: null }],
  ['One-Hand', 'Axe', { slotId: 16, handed: 'one', armorType: null, weaponType: 0 }],
  ['Two-Hand', 'Axe', { slotId: 16, handed: 'two', armorType: null, weaponType: 1 }],
  ['Main Hand', 'Dagger', { slotId: 16, handed: 'main', armorType: null, weaponType: 12 }],
  ['Off Hand', 'Shield', { slotId: 16, handed: 'off', armorType: null, weaponType: 17 }],
  ['Off Hand', 'Fist Weapon', { slotId: 16, handed: 'off', armorType: null, weaponType: 10 }],
  [
    'Held In Off-hand',
    'Miscellaneous',
    { slotId: 16, handed: 'off', armorType: null, weaponType: 18 },
  ],
  ['Ranged', 'Wand', { slotId: 18, handed: null, armorType: null, weaponType: 14 }],
  ['Relic', 'Sigil', { slotId: 18, handed: null, armorType: null, weaponType: 22 }],
  [undefined, 'Thrown', { slotId: 18, handed: null, armorType: null, weaponType: 15 }],
])('E1: worn on %s, a %s', (slot, kind, shape) => {
  expect(itemShape(slot, kind)).toEqual(shape);
});

test('a bag is not worn on the body', () => {
  expect(itemShape('Bag', 'Bag')).toBeNull();
  expect(itemShape('Non-equippable', 'Miscellaneous')).toBeNull();
});
