import { describe, expect, test } from 'vitest';
import { wrath } from '../edition/wrath.ts';
import { enchanting } from '../enchant/enchanting.ts';
import { gemming } from '../gem/gemming.ts';
import type { SetEdit } from '../set/gear-set.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { CHEST, MAIN_HAND } from '../slot/slots.ts';
import { equipping } from '../equip/equipping.ts';
import { equippingAndKeeping } from './reapply.ts';

const rules = fixtureRules(wrath);
const after = (...edits: readonly SetEdit[]) =>
  edits.reduce((set, edit) => edit(set), fixtureSet());

describe('D20: swapping an item and keeping what still fits', () => {
  test('enchant and gems go on, gems into sockets of their colour first', () => {
    const { gear } = after(
      equipping(CHEST, things.robe, rules),
      enchanting(CHEST, things.chestStats),
      gemming(CHEST, 0, things.yellow),
      equippingAndKeeping(CHEST, things.chest, rules),
    );
    expect(gear[CHEST]).toMatchObject({
      item: things.chest,
      enchant: things.chestStats,
      gems: [null, things.yellow],
      enchantAcquired: false,
    });
  });

  test('gems without a socket stay behind', () => {
    const { gear } = after(
      equipping(CHEST, things.chest, rules),
      gemming(CHEST, 0, things.red),
      gemming(CHEST, 1, things.yellow),
      equippingAndKeeping(CHEST, things.robe, rules),
    );
    expect(gear[CHEST].gems).toEqual([things.red]);
  });

  test('an enchant that does not fit stays behind', () => {
    const { gear } = after(
      equipping(MAIN_HAND, things.staff, rules),
      enchanting(MAIN_HAND, things.agilityTwoHand),
      equippingAndKeeping(MAIN_HAND, things.sword, rules),
    );
    expect(gear[MAIN_HAND].enchant).toBeNull();
  });

  test('without the habit both are cleared', () => {
    const { gear } = after(
      equipping(CHEST, things.robe, rules),
      enchanting(CHEST, things.chestStats),
      equipping(CHEST, things.chest, rules),
    );
    expect(gear[CHEST].enchant).toBeNull();
  });
});
