import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { EDITIONS } from '../edition/editions.ts';
import { wrath } from '../edition/wrath.ts';
import type { Item } from '../item/item.ts';
import type { GearSet } from '../set/gear-set.ts';
import { enchanted, withPiece } from '../set/piece.ts';
import { emptyGear } from '../set/new-gear-set.ts';
import { fixtureRules, fixtureSet } from '../../test/rules/fixture-dataset.ts';
import { things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import {
  CHEST,
  FINGER_1,
  FINGER_2,
  HEAD,
  MAIN_HAND,
  OFF_HAND,
  type SlotId,
} from '../slot/slots.ts';
import { dropHeldEnchant } from './drop-held-enchant.ts';
import { dropTwoHandEnchant } from './drop-two-hand-enchant.ts';
import { equip } from './equip.ts';
import { equipping, unequipping } from './equipping.ts';
import { enchanting } from '../enchant/enchanting.ts';
import { gemming } from '../gem/gemming.ts';
import { markingPart } from '../set/acquired.ts';
import type { Wielder } from './rule.ts';

const all = Object.values(EDITIONS);
const oneHanded: Wielder = { oneHandsTwoHanders: [] };
const gripping: Wielder = { oneHandsTwoHanders: wrath.dualTwoHand!.weaponTypes };

function wearing(...pieces: readonly (readonly [SlotId, Item])[]): GearSet['gear'] {
  return pieces.reduce(
    (gear, [slot, item]) => withPiece(gear, slot, { ...gear[slot], item }),
    emptyGear(),
  );
}

const hands = (gear: GearSet['gear']): readonly (Item | null)[] => [
  gear[MAIN_HAND].item,
  gear[OFF_HAND].item,
];

describe('E1: equipping', () => {
  inEditions(all, 'E1: another item clears enchant, gems and all acquired marks', (edition) => {
    const rules = fixtureRules(edition);
    const before = [
      equipping(CHEST, things.chest, rules),
      enchanting(CHEST, things.chestStats),
      gemming(CHEST, 0, things.red),
      markingPart({ slot: CHEST, part: 'item' }, true),
      markingPart({ slot: CHEST, part: 'enchant' }, true),
      markingPart({ slot: CHEST, part: 0 }, true),
    ].reduce((set, edit) => edit(set), fixtureSet());
    expect(before.gear[CHEST]).toMatchObject({ itemAcquired: true, gemsAcquired: [true] });
    expect(equipping(CHEST, things.robe, rules)(before).gear[CHEST]).toEqual({
      item: things.robe,
      enchant: null,
      gems: [],
      rune: null,
      itemAcquired: false,
      enchantAcquired: false,
      gemsAcquired: [],
    });
  });

  test.each([
    { puts: things.staff, slot: MAIN_HAND, wielder: oneHanded, leaves: [things.staff, null] },
    {
      puts: things.greatsword,
      slot: MAIN_HAND,
      wielder: oneHanded,
      leaves: [things.greatsword, null],
    },
    {
      puts: things.greatsword,
      slot: MAIN_HAND,
      wielder: gripping,
      leaves: [things.greatsword, things.shield],
    },
    { puts: things.staff, slot: MAIN_HAND, wielder: gripping, leaves: [things.staff, null] },
    { puts: things.polearm, slot: MAIN_HAND, wielder: gripping, leaves: [things.polearm, null] },
    {
      puts: things.mace,
      slot: MAIN_HAND,
      wielder: oneHanded,
      leaves: [things.mace, things.shield],
    },
  ] as const)('E1, D15: over sword and board, $puts.id leaves both hands as they can be', (row) => {
    const gear = wearing([MAIN_HAND, things.sword], [OFF_HAND, things.shield]);
    expect(hands(equip(gear, { slot: row.slot, item: row.puts }, row.wielder))).toEqual(row.leaves);
  });

  test.each([
    { over: things.staff, wielder: oneHanded, leaves: [null, things.shield] },
    { over: things.staff, wielder: gripping, leaves: [null, things.shield] },
    { over: things.greatsword, wielder: oneHanded, leaves: [null, things.shield] },
    { over: things.greatsword, wielder: gripping, leaves: [things.greatsword, things.shield] },
    { over: things.sword, wielder: oneHanded, leaves: [things.sword, things.shield] },
  ] as const)('E1: a shield puts $over.id away where it needs both hands', (row) => {
    const gear = wearing([MAIN_HAND, row.over]);
    expect(hands(equip(gear, { slot: OFF_HAND, item: things.shield }, row.wielder))).toEqual(
      row.leaves,
    );
  });

  test("E1, D15: with Titan's Grip a two-hander goes into each hand", () => {
    const gear = equip(
      wearing([MAIN_HAND, things.greatsword]),
      { slot: OFF_HAND, item: things.greataxe },
      gripping,
    );
    expect(hands(gear)).toEqual([things.greatsword, things.greataxe]);
  });

  inEditions([wrath], "E1: the grip counts from the talent's first rank on", (edition) => {
    const rules = fixtureRules(edition);
    const untrained = equipping(
      MAIN_HAND,
      things.greatsword,
      rules,
    )(fixtureSet({ gear: wearing([OFF_HAND, things.shield]) }));
    expect(hands(untrained.gear)).toEqual([things.greatsword, null]);
    const trained = equipping(
      MAIN_HAND,
      things.greatsword,
      rules,
    )(fixtureSet({ gear: wearing([OFF_HAND, things.shield]), talents: '0ABCDEFGIj' }));
    expect(hands(trained.gear)).toEqual([things.greatsword, things.shield]);
  });

  inEditions(
    [classic, burningCrusade],
    'E1: before Wrath no talent lets a second two-hander in',
    (edition) => {
      const set = equipping(
        MAIN_HAND,
        things.greatsword,
        fixtureRules(edition),
      )(fixtureSet({ gear: wearing([OFF_HAND, things.shield]), talents: '0ABCDEFGIj' }));
      expect(hands(set.gear)).toEqual([things.greatsword, null]);
    },
  );

  test('E1: an enchant for two-handers does not stay on a one-hander', () => {
    const gear = withPiece(
      emptyGear(),
      MAIN_HAND,
      enchanted({ ...emptyGear()[MAIN_HAND], item: things.sword }, things.agilityTwoHand),
    );
    const change = { slot: MAIN_HAND, item: things.sword } as const;
    expect(dropTwoHandEnchant(gear, change, oneHanded)[MAIN_HAND].enchant).toBeNull();
    const staff = withPiece(gear, MAIN_HAND, { ...gear[MAIN_HAND], item: things.staff });
    expect(dropTwoHandEnchant(staff, change, oneHanded)).toBe(staff);
  });

  test('E1: what is held in the off hand loses its enchant', () => {
    const held = { ...emptyGear()[OFF_HAND], item: things.orb };
    const gear = withPiece(emptyGear(), OFF_HAND, enchanted(held, things.spellPower));
    const change = { slot: OFF_HAND, item: things.orb } as const;
    expect(dropHeldEnchant(gear, change, oneHanded)[OFF_HAND].enchant).toBeNull();
    const shield = withPiece(gear, OFF_HAND, { ...gear[OFF_HAND], item: things.shield });
    expect(dropHeldEnchant(shield, change, oneHanded)).toBe(shield);
  });

  test.each([
    ['unique', things.uniqueSword, MAIN_HAND, OFF_HAND],
    ['unique-equipped', things.uniqueRing, FINGER_1, FINGER_2],
  ] as const)(
    'E1: a second copy of something %s takes the place of the first',
    (_, item, from, to) => {
      const gear = equip(wearing([from, item]), { slot: to, item }, oneHanded);
      expect([gear[from].item, gear[to].item]).toEqual([null, item]);
    },
  );

  test('E1: a limit category of one holds across different items', () => {
    const gear = equip(
      wearing([FINGER_1, things.limitedRing]),
      { slot: FINGER_2, item: things.otherLimitedRing },
      oneHanded,
    );
    expect([gear[FINGER_1].item, gear[FINGER_2].item]).toEqual([null, things.otherLimitedRing]);
  });

  test('E1: other categories, and plain items, may be worn twice', () => {
    for (const item of [things.ring, things.freeCategoryRing]) {
      const gear = equip(wearing([FINGER_1, item]), { slot: FINGER_2, item }, oneHanded);
      expect([gear[FINGER_1].item, gear[FINGER_2].item]).toEqual([item, item]);
    }
  });

  test('E1: Jeweler’s Gems come out one by one when a fourth goes in', () => {
    const rules = fixtureRules(wrath);
    const set = [
      equipping(CHEST, things.chest, rules),
      equipping(HEAD, things.helm, rules),
      gemming(HEAD, 1, things.dragonRed),
      gemming(CHEST, 0, things.dragonRed),
      gemming(CHEST, 1, things.dragonBlue),
      gemming(CHEST, 2, things.dragonBlue),
    ].reduce((edited, edit) => edit(edited), fixtureSet());
    expect(set.gear[HEAD].gems).toEqual([]);
    expect(set.gear[CHEST].gems).toEqual([things.dragonRed, things.dragonBlue, things.dragonBlue]);
  });

  test.each([
    ['unique-equipped', things.uniqueRed],
    ['of a category of one', things.stormjewel],
  ])('E1: a second gem %s takes the place of the first', (_, gem) => {
    const rules = fixtureRules(wrath);
    const set = [
      equipping(CHEST, things.chest, rules),
      gemming(CHEST, 0, gem),
      gemming(CHEST, 2, gem),
    ].reduce((edited, edit) => edit(edited), fixtureSet());
    expect(set.gear[CHEST].gems).toEqual([null, null, gem]);
  });
});

describe('E1: weapon consumables', () => {
  const rules = fixtureRules(wrath);
  const armed = fixtureSet({
    gear: wearing([MAIN_HAND, things.sword], [OFF_HAND, things.sword]),
    consumables: [
      { itemId: things.whetstone.baseId, enabled: true, slotId: MAIN_HAND },
      { itemId: things.whetstone.baseId, enabled: true, slotId: OFF_HAND },
      { itemId: things.food.baseId, enabled: true, slotId: null },
    ],
  });
  const left = (set: GearSet): readonly (SlotId | null)[] =>
    set.consumables.map((chosen) => chosen.slotId);

  test('E1: unequipping a weapon clears its consumable, and only its own', () => {
    expect(left(unequipping(MAIN_HAND, rules)(armed))).toEqual([OFF_HAND, null]);
  });

  test('E1: so does a two-hander that frees the off hand', () => {
    expect(left(equipping(MAIN_HAND, things.greatsword, rules)(armed))).toEqual([MAIN_HAND, null]);
  });

  test('a sharpening stone does not stay on a mace', () => {
    expect(left(equipping(MAIN_HAND, things.mace, rules)(armed))).toEqual([OFF_HAND, null]);
  });

  test('unequipping an empty slot changes nothing', () => {
    expect(unequipping(HEAD, rules)(armed)).toBe(armed);
  });
});
