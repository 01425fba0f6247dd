import { describe, expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { EDITIONS } from '../edition/editions.ts';
import { seasonOfDiscovery } from '../edition/season-of-discovery.ts';
import { wrath } from '../edition/wrath.ts';
import { engraving } from '../rune/engraving.ts';
import { fixtureRules, fixtureSet, withProfessions } from '../../test/rules/fixture-dataset.ts';
import { runes, things } from '../../test/rules/fixture-things.ts';
import { inEditions } from '../../test/rules/in-editions.ts';
import * as slot from '../slot/slots.ts';
import { canEquip, whyNotEquip } from './can-equip.ts';

const all = Object.values(EDITIONS);
const shaman = { gameClass: 'shaman', race: 'orc', faction: 'horde' } as const;

describe('E4: who may wear what, and where', () => {
  test.each([
    [things.sword, slot.MAIN_HAND, null],
    [things.sword, slot.OFF_HAND, null],
    [things.mainSword, slot.MAIN_HAND, null],
    [things.mainSword, slot.OFF_HAND, 'wrongSlot'],
    [things.offSword, slot.OFF_HAND, null],
    [things.offSword, slot.MAIN_HAND, 'wrongSlot'],
    [things.shield, slot.OFF_HAND, null],
    [things.shield, slot.MAIN_HAND, 'wrongSlot'],
    [things.orb, slot.OFF_HAND, null],
    [things.greatsword, slot.MAIN_HAND, null],
    [things.ring, slot.FINGER_1, null],
    [things.ring, slot.FINGER_2, null],
    [things.trinket, slot.TRINKET_2, null],
    [things.ring, slot.NECK, 'wrongSlot'],
    [things.arrows, slot.AMMO, null],
    [things.red, slot.HEAD, 'notWearable'],
    [things.mageHat, slot.HEAD, 'wrongClass'],
    [things.orcTabard, slot.TABARD, 'wrongRace'],
    [things.allianceTabard, slot.TABARD, null],
    [things.goggles, slot.HEAD, 'professionMissing'],
    [things.wand, slot.RANGED, 'wrongClass'],
    [things.bow, slot.RANGED, null],
  ] as const)('a human warrior: %o in slot %i', (item, at, code) => {
    expect(whyNotEquip(fixtureSet(), at, item, fixtureRules(classic))?.code ?? null).toBe(code);
  });

  test('the sentences name the item and what is wrong', () => {
    const rules = fixtureRules(classic, { level: 59 });
    const reason = (item: typeof things.ring, at: slot.SlotId): string | undefined =>
      whyNotEquip(fixtureSet(), at, item, rules)?.message;
    expect(reason(things.lateCloak, slot.BACK)).toBe('Item 144 requires level 60');
    expect(reason(things.ring, slot.NECK)).toBe('Item 121 cannot be worn in the Neck slot');
    expect(reason(things.mageHat, slot.HEAD)).toBe('Item 140 cannot be used by a warrior');
  });

  test('what belongs to one side is not for the other', () => {
    const rules = fixtureRules(classic, { race: 'orc', faction: 'horde' });
    expect(whyNotEquip(fixtureSet(), slot.TABARD, things.allianceTabard, rules)?.code).toBe(
      'wrongFaction',
    );
  });

  test('D5: professions come from the filters of the set', () => {
    const rules = fixtureRules(wrath);
    const engineer = withProfessions(fixtureSet(), 'engineering');
    expect(canEquip(engineer, slot.HEAD, things.goggles, rules)).toBe(true);
    expect(canEquip(fixtureSet(), slot.HEAD, things.goggles, rules)).toBe(false);
  });

  inEditions(all, 'plate comes at level 40', (edition) => {
    const at = (level: number): boolean =>
      canEquip(fixtureSet(), slot.CHEST, things.plateChest, fixtureRules(edition, { level }));
    expect([at(39), at(40)]).toEqual([false, true]);
  });

  test('a weapon in the off hand needs the skill of two', () => {
    const rules = fixtureRules(classic, { level: 19 });
    expect(whyNotEquip(fixtureSet(), slot.OFF_HAND, things.sword, rules)?.message).toBe(
      'Item 101 requires level 20',
    );
    const mage = fixtureRules(classic, { gameClass: 'mage' });
    const set = fixtureSet({ gameClass: 'mage' });
    expect(whyNotEquip(set, slot.OFF_HAND, things.sword, mage)?.code).toBe('wrongClass');
    expect(canEquip(set, slot.OFF_HAND, things.orb, mage)).toBe(true);
  });

  inEditions([seasonOfDiscovery], 'a rune teaches the shaman to dual wield', (edition) => {
    const rules = fixtureRules(edition, shaman);
    const set = fixtureSet({ gameClass: 'shaman' });
    expect(whyNotEquip(set, slot.OFF_HAND, things.mace, rules)?.message).toBe(
      'Item 102 requires Dual Wield Specialization',
    );
    const engraved = engraving(slot.CHEST, runes.dualWield)(set);
    expect(canEquip(engraved, slot.OFF_HAND, things.mace, rules)).toBe(true);
  });

  inEditions(
    [classic, seasonOfDiscovery, burningCrusade],
    'D15: a two-hander never goes into the off hand',
    (edition) => {
      const set = fixtureSet({ talents: '0ABCDEFGIj' });
      const reason = whyNotEquip(set, slot.OFF_HAND, things.greatsword, fixtureRules(edition));
      expect(reason?.code).toBe('wrongSlot');
    },
  );

  inEditions([wrath], "D15: Titan's Grip takes axes, maces and swords", (edition) => {
    const rules = fixtureRules(edition);
    const trained = fixtureSet({ talents: '0ABCDEFGIj' });
    const code = (item: typeof things.staff, set = trained): string | null =>
      whyNotEquip(set, slot.OFF_HAND, item, rules)?.code ?? null;
    expect(code(things.greatsword)).toBeNull();
    expect(code(things.greataxe)).toBeNull();
    expect(code(things.staff)).toBe('wrongSlot');
    expect(code(things.polearm)).toBe('wrongSlot');
    expect(code(things.greatsword, fixtureSet())).toBe('abilityMissing');
  });
});
