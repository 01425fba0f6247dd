import { describe, expect, test } from 'vitest';
import { form, item, talent, worn } from '../../test/tiny-dataset.ts';
import { sheet, percent } from '../../test/tiny-sheet.ts';
import { classic } from '../edition/classic.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { wrath } from '../edition/wrath.ts';
import { SHIELD } from '../item/weapon-types.ts';
import { CHEST, FINGER_1, MAIN_HAND, OFF_HAND } from '../slot/slots.ts';
import { figure } from './totals.ts';

describe('forms', () => {
  const druid = { race: 'tauren', gameClass: 'druid', faction: 'horde' } as const;
  const forms = [
    form({
      gameClass: 'druid',
      form: 'direBear',
      itemArmorBonus: 4,
      attackPowerPerLevel: 3,
      effects: [percent('stamina', 25)],
    }),
    form({ gameClass: 'druid', form: 'cat', attackPowerPerLevel: 2, attackPowerPerAgility: 1 }),
  ];
  const hide = item({ baseId: 1, stats: { armor: 500, bonusArmor: 100 } });
  const staff = item({
    baseId: 2,
    stats: { feralAttackPower: 500 },
    dps: 100,
    speed: 3,
    damageMax: 300,
  });
  const gear = worn([CHEST, { item: hide }], [MAIN_HAND, { item: staff }]);

  test('D15: a dire bear has five times the armor of its items, and a thicker skin', () => {
    const wearer = { ...druid, level: 70 };
    const talents = [talent('Thick Hide', [percent('armorFromItems', 10)])];
    const bear = sheet(
      burningCrusade,
      { wearer, gear, form: 'direBear', talents: [[1]] },
      { forms, talents },
    );
    expect(figure(bear, 'armor')).toBeCloseTo(600 * 1.1 * 5 + 75 * 2);
    expect(figure(bear, 'stamina')).toBe(115);
  });

  test.each([
    { edition: classic, raised: 600 },
    { edition: burningCrusade, raised: 700 },
    { edition: wrath, raised: 500 },
  ])('T1: what $edition.name lets a bear raise of hide, ring and staff', ({ edition, raised }) => {
    const wearer = { ...druid, level: 70 };
    const ring = item({ baseId: 3, stats: { armor: 60 } });
    const heavy = { ...staff, stats: { armor: 40 } };
    const shield = item({ baseId: 4, weaponType: SHIELD, stats: { armor: 1000 } });
    const armed = worn(
      [CHEST, { item: hide }],
      [FINGER_1, { item: ring }],
      [MAIN_HAND, { item: heavy }],
    );
    const armorOf = (some: typeof armed) =>
      figure(sheet(edition, { wearer, gear: some, form: 'direBear' }, { forms }), 'armor');
    expect(armorOf(armed)).toBeCloseTo(raised * 5 + (700 - raised) + 75 * 2);
    const bare = armorOf(worn([CHEST, { item: hide }]));
    expect(armorOf(worn([CHEST, { item: hide }], [OFF_HAND, { item: shield }])) - bare).toBe(5000);
  });

  test('T1: paws strike with the weapon’s feral attack power, hands do not', () => {
    const wearer = { ...druid, level: 70 };
    const power = (shape: string | null) =>
      figure(sheet(burningCrusade, { wearer, gear, form: shape }, { forms }), 'attackPower');
    expect(power(null)).toBe(105 * 2 - 20);
    expect(power('cat')).toBe(105 * 2 - 20 + 140 + 75 + 500);
    expect(power('direBear')).toBe(105 * 2 - 20 + 210 + 500);
  });

  test('T1: in Wrath a weapon without the stat lends what its damage is worth', () => {
    const wearer = { ...druid, level: 80 };
    const plain = worn([MAIN_HAND, { item: { ...staff, stats: {} } }]);
    const cat = sheet(wrath, { wearer, gear: plain, form: 'cat' }, { forms });
    expect(figure(cat, 'attackPower')).toBe(105 * 2 - 20 + 160 + 75 + 632);
  });

  test('an unknown form is no form', () => {
    const wearer = { ...druid, level: 70 };
    const odd = sheet(burningCrusade, { wearer, gear, form: 'whale' }, { forms });
    expect(figure(odd, 'attackPower')).toBe(190);
  });
});
