import { describe, expect, test } from 'vitest';
import { arm, context, strong } from '../../../test/autofill-context.ts';
import type { SmallDataset } from '../../../test/small-dataset.ts';
import type { Item } from '../../item/item.ts';
import * as weapon from '../../item/weapon-types.ts';
import * as slot from '../../slot/slots.ts';
import type { SlotId } from '../../slot/slots.ts';
import { findUpgrades } from './upgrades.ts';

describe('Q4: upgrades', () => {
  const helms = Array.from({ length: 9 }, (_, at) =>
    strong(10 + at, 10 + at, { slotId: slot.HEAD }),
  );
  const rings = [3, 5, 9].map((strength, at) =>
    strong(30 + at, strength, { slotId: slot.FINGER_1, unique: true }),
  );
  const wearing = (given: SmallDataset, worn: Partial<Record<SlotId, Item>>, level = 80) => {
    const base = context(given);
    const gear = { ...base.set.gear };
    for (const [each, item] of Object.entries(worn)) {
      gear[Number(each) as SlotId] = { ...gear[slot.HEAD], item: item ?? null };
    }
    const rules = { ...base.rules, wearer: { ...base.rules.wearer, level } };
    return findUpgrades({ ...base, rules, set: { ...base.set, gear } });
  };
  const shown = (list: ReturnType<typeof wearing>['available']) =>
    list.map(({ slot: each, upgrades }) => [each, upgrades.map((u) => [u.item.name, u.gain])]);

  test('five hits a slot, best first, only what is better than what is worn', () => {
    const found = wearing({ items: helms }, { [slot.HEAD]: helms[2]! });
    expect(shown(found.available)).toEqual([
      [
        slot.HEAD,
        [
          ['18', 6],
          ['17', 5],
          ['16', 4],
          ['15', 3],
          ['14', 2],
        ],
      ],
    ]);
    expect(wearing({ items: helms }, { [slot.HEAD]: helms[8]! }).available).toEqual([]);
  });

  test('the weaker of two rings is the one to better, and a unique one that is worn is no upgrade', () => {
    const found = wearing(
      { items: rings },
      { [slot.FINGER_1]: rings[1]!, [slot.FINGER_2]: rings[0]! },
    );
    expect(shown(found.available)).toEqual([[slot.FINGER_2, [['9', 6]]]]);
  });

  test('a two-hander must better both hands', () => {
    const pair = [arm(1, weapon.ONE_HAND_SWORD, 'one', 30), arm(2, weapon.SHIELD, 'off', 15)];
    const items = [
      ...pair,
      arm(3, weapon.TWO_HAND_SWORD, 'two', 44),
      arm(4, weapon.STAFF, 'two', 50),
    ];
    const found = wearing({ items }, { [slot.MAIN_HAND]: pair[0]!, [slot.OFF_HAND]: pair[1]! });
    expect(shown(found.available)).toEqual([
      [slot.MAIN_HAND, [['50', 5]]],
      [slot.OFF_HAND, [['30', 15]]],
    ]);
  });

  test('upcoming are those of the next levels', () => {
    const items = [
      strong(1, 10, { slotId: slot.HEAD, requiredLevel: 70 }),
      strong(2, 20, { slotId: slot.HEAD, requiredLevel: 72 }),
      strong(3, 30, { slotId: slot.HEAD, requiredLevel: 80 }),
    ];
    const found = wearing({ items }, {}, 70);
    expect(shown(found.available)).toEqual([[slot.HEAD, [['10', 10]]]]);
    expect(shown(found.upcoming)).toEqual([[slot.HEAD, [['20', 20]]]]);
    expect(wearing({ items }, {}, 80).upcoming).toEqual([]);
  });
});
