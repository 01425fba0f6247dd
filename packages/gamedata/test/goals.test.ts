import { expect, test } from 'vitest';
import { nakedSheet, specCaps } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { objectiveOf } from '@gearwright/game/optimise/gain/measure.ts';
import { namedGoals } from '@gearwright/game/optimise/exact/named-goals.ts';
import { storedGoals } from '@gearwright/game/stored/set-schema.ts';
import { armsOf, capsOf, goalOf } from '@gearwright/game/optimise/exact/goals-of.ts';
import { specArms } from '@gearwright/game/optimise/spec-arms.ts';
import { settingGoals } from '@gearwright/game/set/edits.ts';
import { beginner } from './beginner.ts';

const { set, rules } = beginner('tbc', 'paladin', 'protection');

test('Y1: a set without goals of its own is held to those of its spec', () => {
  expect(capsOf(set, rules, null)).toEqual(specCaps(set, rules, null));
  expect(armsOf(set, rules)).toEqual(specArms(set, rules));
});

test('Y1: goals of its own take their place, in what lists measure by too', () => {
  const caps = [
    { stat: 'stamina', kind: 'atLeast', amount: 700, enabled: true },
    { stat: 'hitRating', kind: 'worthlessAbove', amount: 50, enabled: false },
  ] as const;
  const own = settingGoals({ caps, arms: 'twoHand' })(set);
  const { enabled: _, ...stamina } = caps[0];
  expect(capsOf(own, rules, null)).toEqual([stamina]);
  expect(armsOf(own, rules)).toEqual({ styles: ['twoHand'] });
  const measure = { rules, weights: { stamina: 1 }, effects: null, preset: null };
  expect(objectiveOf(own, measure).caps.map(({ cap }) => cap)).toEqual([stamina]);
});

test('Y1: a goal with a name asks for what the sheet lacks, and is kept by its name', () => {
  const naked = nakedSheet(set, rules);
  for (const { key, cap } of namedGoals(naked).filter(({ key }) => key !== 'armorPenetration')) {
    const goal = goalOf(cap);
    expect([goal.goal, 'counts' in goal, 'given' in goal]).toEqual([key, false, false]);
    const own = settingGoals({ caps: [{ ...goal, amount: 1 }] })(set);
    expect(capsOf(own, rules, null)).toEqual([cap]);
    expect(storedGoals.parse(own.goals)).toEqual(own.goals);
  }
});

test('Y1: any way to be armed can be asked for, and one that talents forbid is the spec’s again', () => {
  expect(armsOf(settingGoals({ arms: 'any' })(set), rules)).toBeNull();
  const two = settingGoals({ arms: 'twoTwoHanders' })(set);
  expect(armsOf(two, rules)).toEqual(specArms(set, rules));
});
