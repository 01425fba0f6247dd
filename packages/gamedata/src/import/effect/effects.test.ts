import { expect, test } from 'vitest';
import { Row } from '../../row.ts';
import { readCondition } from './condition.ts';
import { readGains } from './effects.ts';

const row = (fields: object) => new Row('t.json', 'row 1', fields);

test('stats, multipliers and conversions become effects', () => {
  const gains = readGains(
    row({
      stats: { spellPower: 180 },
      multipliers: { stamina: 10 },
      conversions: [{ stat: 'spellPower', from: 'spirit', value: 0.3 }],
    }),
  );
  expect(gains).toEqual([
    { type: 'flat', stat: 'spellPower', value: 180 },
    { type: 'percent', stat: 'stamina', value: 10 },
    { type: 'convert', stat: 'spellPower', from: 'spirit', value: 0.3 },
  ]);
});

test('what a warlock shares of his own sheet never counts on another', () => {
  const [gain] = readGains(
    row({ conversions: [{ stat: 'spellPower', from: 'warlockSpellPower', value: 0.1 }] }),
  );
  expect(gain?.when).toHaveProperty('proc');
});

test.each([
  [{ weapon: ['axe', 'axe2h', 'polearm'] }, { weaponTypes: [0, 1, 6] }],
  [
    { buff: 'Aspect of the Monkey, Aspect of the Dragonhawk' },
    { buff: ['Aspect of the Monkey', 'Aspect of the Dragonhawk'] },
  ],
  [{ aura: 'group', category: 'allStats' }, { unlessCategory: 'allStats' }],
  [
    { aura: 'party', form: ['moonkin'] },
    { aura: 'party', form: ['moonkin'] },
  ],
  [{ perStack: true, maxStacks: 5 }, { perStack: 5 }],
  [{ manaBelowPct: 30 }, { active: true }],
  [
    { proc: true, twoHanded: true },
    { proc: true, twoHanded: true },
  ],
  [{ proc: "Defender's Resolve" }, { proc: "Defender's Resolve" }],
])('the condition %o reads %o', (source, ours) => {
  expect(readCondition(row(source))).toEqual(ours);
});

test('an unknown condition, form or weapon is refused', () => {
  expect(() => readCondition(row({ moonPhase: 'full' }))).toThrow('unknown condition moonPhase');
  expect(() => readCondition(row({ form: ['owl'] }))).toThrow('form "owl"');
  expect(() => readCondition(row({ weapon: ['spoon'] }))).toThrow('weapon "spoon"');
});
