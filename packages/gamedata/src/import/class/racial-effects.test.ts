import { expect, test } from 'vitest';
import { Row } from '../../row.ts';
import { readRacialEffect } from './racial-effects.ts';

const read = (effect: object, name = 'Some Racial') =>
  readRacialEffect(new Row('t.json', 'row 1', effect), 'stat', name);

test.each([
  [{ stat: 'spirit', multiplier: 1.03 }, [{ type: 'percent', stat: 'spirit', value: 3 }]],
  [
    { stat: 'baseHealth', multiplier: 1.05 },
    [{ type: 'percent', stat: 'health', value: 5, scope: 'base' }],
  ],
  [
    { expertise: 5, weaponTypes: [0, 1, 10] },
    [{ type: 'flat', stat: 'expertise', value: 5, when: { weaponTypes: [0, 1, 10] } }],
  ],
  [
    { weaponSkill: 5, weaponTypes: [7, 8] },
    [
      { type: 'flat', stat: 'swordsSkill', value: 5 },
      { type: 'flat', stat: 'twoHandedSwordsSkill', value: 5 },
    ],
  ],
  [{ resistance: 'frost', amount: 10 }, [{ type: 'flat', stat: 'frostResistance', value: 10 }]],
  [
    { chanceToBeHitByMeleeAndRangedPercent: -2 },
    [{ type: 'flat', stat: 'missChancePercent', value: 2 }],
  ],
  [
    { attackPower: 'level*4+2', spellPower: 'level*2+3', durationSec: 15, cooldownSec: 120 },
    [
      { type: 'perLevel', stat: 'attackPower', value: 4, flat: 2, when: { active: true } },
      { type: 'perLevel', stat: 'spellPower', value: 2, flat: 3, when: { active: true } },
    ],
  ],
])('the racial %o gives %o', (source, effects) => {
  expect(read(source)).toEqual({ effects, says: null });
});

test('a presence counts for its bearer unless the buff of its kind is on', () => {
  expect(read({ meleeHitPercent: 1, spellHitPercent: 1 }, 'Heroic Presence').effects).toEqual([
    { type: 'flat', stat: 'hitPercent', value: 1, when: { unlessCategory: 'heroicPresence' } },
    { type: 'flat', stat: 'spellHitPercent', value: 1, when: { unlessCategory: 'heroicPresence' } },
  ]);
});

test('what no stat can say is said in words', () => {
  expect(read({ petDamageMultiplier: 1.05 }).says).toBe('Pet damage +5%');
  expect(read({ profession: 'Engineering', skill: 15 }).says).toBe('Engineering skill +15');
});

test('an unknown racial is refused', () => {
  expect(() => read({ beardLength: 3 })).toThrow('unknown effect beardLength');
});
