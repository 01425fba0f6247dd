import { expect, test } from 'vitest';
import { sheet } from '../../../test/tiny-sheet.ts';
import { burningCrusade } from '../../edition/burning-crusade.ts';
import { classic } from '../../edition/classic.ts';
import type { Edition } from '../../edition/edition.ts';
import { wrath } from '../../edition/wrath.ts';
import type { GameClass } from '../../words/classes-and-races.ts';
import { goalNamed, namedGoals } from './named-goals.ts';

const naked = (edition: Edition, gameClass: GameClass = 'paladin') =>
  sheet(edition, {
    wearer: { race: 'human', gameClass, level: edition.maxLevel, faction: 'alliance' },
  });

test('uncrittable: 140 points of skill, and resilience brings it nearer', () => {
  const cap = goalNamed('uncrittable', naked(burningCrusade));
  // 2.37 rating a point of skill; 39.4 resilience do as much as 25 points, whole points aside.
  expect(cap).toMatchObject({ stat: 'defenseRating', kind: 'atLeast', amount: 332 });
  expect(cap?.counts?.resilienceRating).toBeCloseTo(1.5 * 0.97, 2);
  expect(goalNamed('uncrittable', naked(classic))).toMatchObject({ stat: 'defense', amount: 140 });
});

test('uncrushable: what adds to miss, dodge, parry and block counts by what it adds', () => {
  const counts = goalNamed('Uncrushable', naked(burningCrusade))!.counts!;
  // A point of skill is 0.04 % of all four, 0.16 % for 2.37 rating; 7.88 rating block a percent.
  expect(counts.defenseRating).toBe(1);
  expect(counts.blockRating! / counts.dodgeRating!).toBeCloseTo(18.92 / 7.88, 1);
  expect(counts.stamina).toBeUndefined();
});

test('a warrior raises the shield for 75 % more, so less of it is asked of gear', () => {
  const amount = (gameClass: GameClass) =>
    goalNamed('uncrushable', naked(burningCrusade, gameClass))!.amount;
  expect(amount('paladin') - amount('warrior')).toBeGreaterThan(400);
});

test('goals are those of the edition: no crushing blows in Wrath, armor penetration only there', () => {
  const keys = (edition: Edition) => namedGoals(naked(edition, 'warrior')).map(({ key }) => key);
  expect(keys(classic)).toEqual(['uncrittable', 'uncrushable']);
  expect(keys(burningCrusade)).toEqual(['uncrittable', 'uncrushable']);
  expect(keys(wrath)).toEqual(['uncrittable', 'armorPenetration']);
  expect(goalNamed('unkillable', naked(wrath))).toBeNull();
});
