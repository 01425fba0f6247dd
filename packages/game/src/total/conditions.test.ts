import { describe, expect, test } from 'vitest';
import { enchant, item, talent, worn } from '../../test/tiny-dataset.ts';
import { sheet } from '../../test/tiny-sheet.ts';
import { classic } from '../edition/classic.ts';
import { DAGGER, ONE_HAND_SWORD, SHIELD } from '../item/weapon-types.ts';
import { CHEST, MAIN_HAND, OFF_HAND, RANGED } from '../slot/slots.ts';
import { figure } from './totals.ts';

describe('conditions', () => {
  const sword = item({
    baseId: 1,
    weaponType: ONE_HAND_SWORD,
    handed: 'one',
    damageMin: 100,
    damageMax: 200,
    speed: 2,
    dps: 75,
  });
  const dagger = item({ ...sword, baseId: 2, id: '2', weaponType: DAGGER });

  test.each([
    ['weapon', { weaponTypes: [DAGGER] }, [[MAIN_HAND, dagger]], [[MAIN_HAND, sword]]],
    [
      'two weapons',
      { dualWield: true },
      [
        [MAIN_HAND, sword],
        [OFF_HAND, dagger],
      ],
      [[MAIN_HAND, sword]],
    ],
    [
      'one-hander',
      { oneHanded: true },
      [[MAIN_HAND, sword]],
      [[MAIN_HAND, { ...sword, handed: 'two' }]],
    ],
    [
      'two-hander',
      { twoHanded: true },
      [[MAIN_HAND, { ...sword, handed: 'two' }]],
      [[MAIN_HAND, sword]],
    ],
    [
      'shield',
      { shield: true },
      [[OFF_HAND, item({ baseId: 3, weaponType: SHIELD })]],
      [[OFF_HAND, sword]],
    ],
  ] as const)('T1: a talent for a %s', (_, when, yes, no) => {
    const talents = [talent('Craft', [{ type: 'flat', stat: 'meleeCritPercent', value: 5, when }])];
    const bare = figure(sheet(classic), 'critPercent');
    const crit = (pieces: readonly (readonly [number, typeof sword])[]) =>
      figure(
        sheet(
          classic,
          {
            gear: worn(...pieces.map(([slot, held]) => [slot as 16, { item: held }] as const)),
            talents: [[1]],
          },
          { talents },
        ),
        'critPercent',
      ) - bare;
    expect(crit(yes as never)).toBeCloseTo(5);
    expect(crit(no as never)).toBeCloseTo(0);
  });

  test('T1: what concerns bows looks at the bow', () => {
    const when = { weaponTypes: [DAGGER] };
    const racials = [
      {
        race: 'human',
        name: 'Throwing',
        spellId: 1,
        classes: null,
        note: null,
        effects: [{ type: 'flat', stat: 'rangedCritPercent', value: 1, when }],
      },
    ] as const;
    const crit = (slot: 16 | 18) => {
      const gear = worn([slot, { item: dagger }]);
      return figure(sheet(classic, { gear }, { racials }), 'rangedCritPercent');
    };
    expect(crit(RANGED) - crit(MAIN_HAND)).toBeCloseTo(1);
  });

  test.each([
    { proc: true },
    { active: true },
    { pet: ['any'] },
    { spells: 'some' },
    { aura: 'raid' },
    { imbue: 'flametongue' },
    { perStack: 5 },
    { creature: 'undead' },
    { school: ['fire'] },
  ] as const)('T1: %j is not of the sheet', (when) => {
    const talents = [
      talent('Sometimes', [{ type: 'flat', stat: 'spellCritPercent', value: 5, when }]),
    ];
    const plain = figure(sheet(classic), 'spellCritPercent');
    expect(figure(sheet(classic, { talents: [[1]] }, { talents }), 'spellCritPercent')).toBe(plain);
  });

  test('T1: hit with the spells of a school is a figure of its own', () => {
    const when = { school: ['fire', 'frost'] };
    const talents = [
      talent('Precision', [{ type: 'flat', stat: 'spellHitPercent', value: 6, when }]),
    ];
    const result = sheet(classic, { talents: [[1]] }, { talents });
    expect(figure(result, 'spellHitPercent')).toBe(0);
    expect(figure(result, 'frostHitPercent')).toBe(6);
    expect(figure(result, 'arcaneHitPercent')).toBe(0);
  });

  test('T1: stones sharpen the hand they lie on, weapon damage elsewhere both', () => {
    const stone = item({ baseId: 50, stats: { weaponDamageBonus: 8 } });
    const ring = item({ baseId: 51, stats: { weaponDamageBonus: 2 } });
    const gear = worn(
      [MAIN_HAND, { item: sword, enchant: enchant({ stats: { weaponDamageBonus: 5 } }) }],
      [OFF_HAND, { item: dagger }],
      [CHEST, { item: ring }],
    );
    const consumables = [{ itemId: 50, enabled: true, slotId: OFF_HAND }] as const;
    const result = sheet(classic, { gear, consumables }, { items: [stone] });
    const power = (figure(result, 'attackPower') / 14) * 2;
    expect(figure(result, 'mainHandDamageMin')).toBeCloseTo(100 + power + 2 + 5);
    expect(figure(result, 'offHandDamageMin')).toBeCloseTo((100 + power + 2 + 8) / 2);
  });

  test('classic: the skill of the weapon in hand', () => {
    const gear = worn(
      [MAIN_HAND, { item: sword }],
      [CHEST, { item: item({ baseId: 9, stats: { swordsSkill: 7, axesSkill: 3 } }) }],
    );
    const result = sheet(classic, { gear });
    expect(figure(result, 'mainHandSkill')).toBe(307);
    expect(figure(result, 'bossMissedPercent')).toBeCloseTo(5 + 8 * 0.1);
  });
});
