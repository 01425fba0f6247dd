import { describe, expect, test } from 'vitest';
import { blankEnchant } from '../../test/blank-enchant.ts';
import type { Item } from '../item/item.ts';
import {
  HELD_IN_OFF_HAND,
  ONE_HAND_SWORD,
  SHIELD,
  STAFF,
  TWO_HAND_AXE,
} from '../item/weapon-types.ts';
import { BACK, HANDS, MAIN_HAND, OFF_HAND, WRISTS } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';
import { indexEnchants } from './enchants.ts';
import type { Enchant } from './tables.ts';

function enchantOf(fields: Partial<Enchant>): Enchant {
  return {
    ...blankEnchant('spell:1'),
    spellId: 1,
    slotIds: [MAIN_HAND, OFF_HAND],
    ...fields,
  };
}

const item = (weaponType: number | null, handed: Item['handed'] = null): Item =>
  ({ weaponType, handed }) as Item;
const sword = item(ONE_HAND_SWORD, 'one');
const axe = item(TWO_HAND_AXE, 'two');
const staff = item(STAFF, 'two');
const shield = item(SHIELD, 'off');
const orb = item(HELD_IN_OFF_HAND, 'off');

// Effect 241 is Minor Impact on two-handers and Lesser Striking on any weapon (client table).
const { enchant, enchantByEffect } = indexEnchants([
  enchantOf({ id: 'spell:7745', effectId: 241, slotIds: [MAIN_HAND], twoHandOnly: true }),
  enchantOf({ id: 'spell:13503', effectId: 241 }),
  enchantOf({ id: 'spell:13464', effectId: 848, slotIds: [OFF_HAND], shieldOnly: true }),
  enchantOf({ id: 'spell:7771', effectId: 848, slotIds: [BACK] }),
  enchantOf({ id: 'spell:435903', effectId: 7210, slotIds: [OFF_HAND], offHandOnly: true }),
  enchantOf({
    id: '6043',
    effectId: 34,
    slotIds: [MAIN_HAND],
    twoHandOnly: true,
    weaponTypes: [TWO_HAND_AXE],
  }),
]);

describe('D2: an effect id with its slot and item names one enchant', () => {
  test.each<[string, number, SlotId, Item, string]>([
    ['a two-hander', 241, MAIN_HAND, staff, 'spell:7745'],
    ['a sword', 241, MAIN_HAND, sword, 'spell:13503'],
    ['a sword in the off hand', 241, OFF_HAND, sword, 'spell:13503'],
    ['a two-hander in the off hand', 241, OFF_HAND, axe, 'spell:7745'],
    ['a shield', 848, OFF_HAND, shield, 'spell:13464'],
    ['a cloak', 848, BACK, item(null), 'spell:7771'],
    ['an orb', 7210, OFF_HAND, orb, 'spell:435903'],
    ['an axe', 34, MAIN_HAND, axe, '6043'],
  ])('on %s', (_, effect, slot, worn, id) => {
    expect(enchantByEffect(effect, slot, worn)?.id).toBe(id);
  });

  test('without an item, by its slot alone', () => {
    expect(enchantByEffect(848, BACK, null)?.id).toBe('spell:7771');
    expect(enchantByEffect(848, OFF_HAND, null)?.id).toBe('spell:13464');
  });

  test('on a weapon it does not suit it is still named, for the rules to refuse', () => {
    expect(enchantByEffect(34, MAIN_HAND, staff)?.id).toBe('6043');
    expect(enchantByEffect(848, OFF_HAND, sword)?.id).toBe('spell:13464');
  });

  test('in a slot it never had it is unknown', () => {
    expect(enchantByEffect(848, WRISTS, item(null))).toBeNull();
    expect(enchantByEffect(5, HANDS, null)).toBeNull();
  });

  test('and its own id finds it too', () => {
    expect(enchant('6043')?.effectId).toBe(34);
    expect(enchant('6044')).toBeNull();
  });
});
