import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { equipping } from '../equip/equipping.ts';
import * as weapon from '../item/weapon-types.ts';
import type { Enchant } from '../dataset/tables.ts';
import type { Item } from '../item/item.ts';
import { fixtureRules, fixtureSet, withProfessions } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import { makeWeapon } from '../../test/rules/make.ts';
import * as slot from '../slot/slots.ts';
import { enchantFits, takesEnchant } from './enchant-fits.ts';
import { enchanting, whyNotEnchant } from './enchanting.ts';

const BASE = [1, 3, 5, 7, 8, 9, 10, 15, 16, 17, 18];

describe('E2: enchantable slots', () => {
  const enchantable = (edition: typeof classic): readonly number[] =>
    slot.SLOT_IDS.filter((at) => takesEnchant(at, null, edition));

  inEditions([classic, seasonOfDiscovery], 'head to ranged, no rings, no waist', (edition) => {
    expect(enchantable(edition)).toEqual(BASE);
  });
  inEditions([burningCrusade], 'rings too', (edition) => {
    expect(enchantable(edition)).toEqual([...BASE, 11, 12].toSorted((a, b) => a - b));
  });
  inEditions([wrath], 'rings and waist', (edition) => {
    expect(enchantable(edition)).toEqual([...BASE, 6, 11, 12].toSorted((a, b) => a - b));
  });

  test.each([
    [slot.OFF_HAND, weapon.HELD_IN_OFF_HAND, false],
    [slot.OFF_HAND, weapon.SHIELD, true],
    [slot.RANGED, weapon.WAND, false],
    [slot.RANGED, weapon.THROWN, false],
    [slot.RANGED, weapon.IDOL, false],
    [slot.RANGED, weapon.LIBRAM, false],
    [slot.RANGED, weapon.TOTEM, false],
    [slot.RANGED, weapon.SIGIL, false],
    [slot.RANGED, weapon.BOW, true],
    [slot.RANGED, weapon.GUN, true],
    [slot.RANGED, weapon.CROSSBOW, true],
  ] as const)('slot %i with weapon type %i takes an enchant: %s', (at, type, takes) => {
    expect(takesEnchant(at, makeWeapon(1, type, null), wrath)).toBe(takes);
  });
});

describe('E2: which enchant fits', () => {
  const { wearer } = fixtureRules(wrath);
  const fits = (enchant: Enchant, at: slot.SlotId, item: Item): boolean =>
    enchantFits(enchant, at, item, wearer, wrath);

  test.each([
    [things.spellPower, slot.MAIN_HAND, things.sword, true],
    [things.spellPower, slot.OFF_HAND, things.sword, true],
    [things.spellPower, slot.MAIN_HAND, things.staff, true],
    [things.spellPower, slot.OFF_HAND, things.shield, false],
    [things.spellPower, slot.OFF_HAND, things.orb, false],
    [things.agilityTwoHand, slot.MAIN_HAND, things.staff, true],
    [things.agilityTwoHand, slot.MAIN_HAND, things.sword, false],
    [things.agilityTwoHand, slot.OFF_HAND, things.greatsword, true],
    [things.shieldStamina, slot.OFF_HAND, things.shield, true],
    [things.shieldStamina, slot.OFF_HAND, things.sword, false],
    [things.scope, slot.RANGED, things.bow, true],
    [things.scope, slot.RANGED, things.wand, false],
    [things.chestStats, slot.CHEST, things.chest, true],
    [things.chestStats, slot.HEAD, things.helm, false],
  ] as const)('%o in slot %i', (enchant, at, item, expected) => {
    expect(fits(enchant, at, item)).toBe(expected);
  });

  test('class, level and profession are asked for', () => {
    const rules = fixtureRules(wrath, { level: 59 });
    const set = equipping(
      slot.HEAD,
      things.helm,
      rules,
    )(
      equipping(
        slot.WRISTS,
        things.bracers,
        rules,
      )(equipping(slot.FINGER_1, things.ring, rules)(fixtureSet())),
    );
    const why = (at: slot.SlotId, enchant: Enchant, on = set): string | undefined =>
      whyNotEnchant(on, at, enchant, rules)?.message;
    expect(why(slot.HEAD, things.mageArcanum)).toBe('Enchant 309 cannot be used by a warrior');
    expect(why(slot.WRISTS, things.lateBracer)).toBe('Enchant enchant:310_9 requires level 60');
    expect(why(slot.FINGER_1, things.ringPower)).toBe('Enchant spell:306 requires enchanting');
    expect(
      why(slot.FINGER_1, things.ringPower, withProfessions(set, 'enchanting')),
    ).toBeUndefined();
    expect(why(slot.CHEST, things.chestStats)).toBe('The Chest slot is empty');
    expect(why(slot.NECK, things.chestStats)).toBe('The Neck slot takes no enchant');
  });

  test('taking the enchant off clears its mark', () => {
    const rules = fixtureRules(wrath);
    const set = enchanting(
      slot.CHEST,
      things.chestStats,
    )(equipping(slot.CHEST, things.chest, rules)(fixtureSet()));
    const marked = {
      ...set,
      gear: { ...set.gear, [slot.CHEST]: { ...set.gear[slot.CHEST], enchantAcquired: true } },
    };
    expect(enchanting(slot.CHEST, null)(marked).gear[slot.CHEST]).toMatchObject({
      enchant: null,
      enchantAcquired: false,
    });
  });
});
