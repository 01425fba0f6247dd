import { describe, expect, test } from 'vitest';
import { makeItem } from '../../test/rules/make.ts';
import { smallDataset, type SmallDataset } from '../../test/small-dataset.ts';
import type { EffectAverage, MeasuredSpec } from '../dataset/value-tables.ts';
import { wrath } from '../edition/wrath.ts';
import * as weapon from '../item/weapon-types.ts';
import type { StatWeights } from '../point/point.ts';
import { MAIN_HAND, OFF_HAND, TRINKET_1 } from '../slot/slots.ts';
import { EffectWorths, type WorthNeeds } from './effect-worths.ts';

const trinket = makeItem(1, { slotId: TRINKET_1 });
const sword = makeItem(2, {
  slotId: MAIN_HAND,
  handed: 'one',
  weaponType: weapon.ONE_HAND_SWORD,
});
const average = (some: Partial<EffectAverage>): EffectAverage => ({
  kind: 'item',
  id: 1,
  trigger: 'use',
  ...some,
});
const measured = (some: Partial<MeasuredSpec>): MeasuredSpec => ({
  gameClass: 'warrior',
  spec: 'fury',
  reference: 'attackPower',
  author: 'WoWSims',
  derivedFrom: null,
  items: [],
  gems: [],
  enchants: [],
  sets: [],
  ...some,
});
const worths = (
  given: Partial<SmallDataset>,
  weights: StatWeights = { attackPower: 2, hasteRating: 1.5 },
  more: Partial<WorthNeeds> = {},
): EffectWorths =>
  new EffectWorths(smallDataset({ items: [trinket, sword], ...given }), {
    edition: wrath,
    gameClass: 'warrior',
    spec: 'fury',
    phase: 1,
    weights,
    ...more,
  });

describe('Y2: what an effect is worth', () => {
  const haste = average({ bonus: { hasteRating: 340 }, uptime: 0.2, stats: { hasteRating: 68 } });

  test('the average in stats the weights know', () => {
    expect(worths({ effectAverages: [haste] }).item(1)).toBeCloseTo(102);
  });

  test('what was measured wins over the average, the player over both', () => {
    const given = { effectAverages: [haste], measured: [measured({ items: [[1, 41.2, 3]] })] };
    expect(worths(given).whyItem(1)).toEqual({
      value: 82.4,
      why: {
        how: 'measured',
        author: 'WoWSims',
        spec: 'fury',
        points: 41.2,
        error: 3,
        reference: 'attackPower',
        derivedFrom: null,
      },
    });
    const off = { choices: [{ thing: 'item:1', value: 0 }] } as const;
    expect(worths(given, undefined, off).whyItem(1)).toEqual({ value: 0, why: { how: 'player' } });
  });

  test('what the runs could not tell from nothing leans on the average', () => {
    const of = (points: number, error: number) =>
      worths({
        effectAverages: [haste],
        measured: [measured({ items: [[1, points, error]] })],
      }).item(1);
    // 102 ± 40.8 reckoned, 20 ± 40.8 measured: half way.
    expect(of(10, 20.4)).toBeCloseTo(61);
    // Far surer that it is nothing.
    expect(of(0, 1)).toBeLessThan(1);
    expect(worths({ measured: [measured({ items: [[1, 10, 20]] })] }).item(1)).toBe(0);
  });

  test('nothing is measured for another spec, and nothing known is null', () => {
    const given = { measured: [measured({ spec: 'arms', items: [[1, 41.2, 3]] })] };
    expect(worths(given).whyItem(1)).toBeNull();
    expect(worths({}).item(1)).toBe(0);
  });

  test.each([
    ['hit', { attackPower: 1, mainHandDps: 3 }, 2, 50],
    // Claws do not swing the sword, and nobody shoots with it.
    ['hit', { attackPower: 1 }, 2, 0],
    ['hit', { attackPower: 1, rangedDps: 3 }, 2, 0],
    ['hit', { attackPower: 1 }, 1, 50],
    ['cast', { attackPower: 1 }, 1, 0],
    ['cast', { attackPower: 1, spellPower: 1 }, 1, 50],
    ['damage-taken', { attackPower: 1 }, 1, 0],
    ['kill', { attackPower: 1 }, 1, 0],
  ] as const)('%s under %o counts where it happens', (trigger, weights, id, worth) => {
    const effectAverages = [average({ id, trigger, stats: { attackPower: 50 } })];
    expect(worths({ effectAverages }, weights).item(id)).toBe(worth);
  });

  test('of several stats the greatest goes to the one that is weighed most', () => {
    const highest = { of: ['strength', 'agility'], amount: 90 } as const;
    const given = { effectAverages: [average({ highest })] };
    expect(worths(given, { strength: 2, agility: 1 }).item(1)).toBe(180);
  });

  test('a gem nobody ran counts by the one of the same kind that was measured', () => {
    const gem = (id: number) =>
      average({ kind: 'gem', id, trigger: 'passive', critDamagePercent: 3 });
    const given = {
      effectAverages: [gem(1), gem(2)],
      measured: [measured({ gems: [[1, 144, 9]] })],
    };
    const weights = { attackPower: 1, critRating: 5 };
    expect([1, 2].map((id) => worths(given, weights).item(id))).toEqual([144, 144]);
    expect(worths({ effectAverages: [gem(2)] }, weights).item(2)).toBeGreaterThan(144);
  });

  test('another class has nothing of it', () => {
    const given = { effectAverages: [{ ...haste, classes: ['mage'] as const }] };
    expect(worths(given).item(1)).toBe(0);
  });
});

describe('Y2: sets and enchants', () => {
  const set = {
    id: 5,
    name: 'Battlegear',
    size: 4,
    requires: null,
    itemIds: [],
    bonuses: [{ pieces: 2, stats: { attackPower: 40 }, effects: [], text: null }],
  };
  const rows = measured({
    sets: [
      [5, 2, 45, 4],
      [5, 4, 150, 6],
    ],
    enchants: [
      [9, 16, 30, 1],
      [9, 17, 20, 1],
    ],
  });

  test('what a set was measured at counts its plain stats already, and four pieces include two', () => {
    const effects = worths({ sets: [set], measured: [rows] });
    expect([1, 2, 3, 4, 5].map((pieces) => effects.set(5, pieces))).toEqual([0, 10, 10, 220, 220]);
    expect(effects.setSteps(5)).toEqual([2, 4]);
  });

  test('an enchant is worth what it is in that hand', () => {
    const effects = worths({ measured: [rows] });
    expect([effects.enchant(9, 16), effects.enchant(9, 17)]).toEqual([60, 40]);
  });

  test('averages of a set add up by pieces', () => {
    const of = (pieces: number, attackPower: number): EffectAverage =>
      average({ kind: 'set', id: 5, pieces, stats: { attackPower } });
    const effects = worths({ sets: [set], effectAverages: [of(2, 10), of(4, 20)] });
    expect([2, 4].map((pieces) => effects.set(5, pieces))).toEqual([20, 60]);
  });
});

test('what an enchant lays on the enemy counts for the main hand alone; others count for both', () => {
  const razor: EffectAverage = { kind: 'enchant', id: 3370, trigger: 'hit', onEnemy: true };
  const rows = [
    measured({
      enchants: [
        [3370, MAIN_HAND, 100, 5],
        [3368, MAIN_HAND, 60, 5],
      ],
    }),
  ];
  const found = worths({ effectAverages: [razor], measured: rows });
  expect([found.enchant(3370, MAIN_HAND), found.enchant(3370, OFF_HAND)]).toEqual([200, 0]);
  expect([found.enchant(3368, MAIN_HAND), found.enchant(3368, OFF_HAND)]).toEqual([120, 120]);
});

test('a set in words alone counts where nobody measured any set for the spec', () => {
  const bonus = { stats: null, effects: [], text: 1 };
  const tier = {
    id: 9,
    name: 'Regalia',
    size: 5,
    itemIds: [],
    bonuses: [
      { pieces: 2, ...bonus },
      { pieces: 4, ...bonus },
    ],
    requires: null,
  };
  const untold = worths({ sets: [tier] });
  expect(untold.setSteps(9)).toEqual([2, 4]);
  expect(untold.whySet(9, 4)).toEqual({ value: 520, why: { how: 'usual', bonuses: 2 } });
  expect(worths({ sets: [tier], measured: [measured({ sets: [[1, 2, 50, 3]] })] }).set(9, 4)).toBe(
    0,
  );
});
