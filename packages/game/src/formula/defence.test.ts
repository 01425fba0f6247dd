import fc from 'fast-check';
import { expect, test } from 'vitest';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { EDITIONS } from '../edition/editions.ts';
import { wrath } from '../edition/wrath.ts';
import { penetratedArmor } from './armor-penetration.ts';
import { armorReduction } from './armor-reduction.ts';
import { bearArmorFactor } from './bear-armor.ts';
import { bossAttacks, type Guard } from './boss-attacks.ts';
import { diminishedDodge, diminishedParry } from './diminishing.ts';
import { displayFigure } from './display.ts';
import { effectiveHealth } from './effective-health.ts';
import { expertiseReduction } from './expertise.ts';
import { resilienceOf } from './resilience.ts';

test.each([
  ['classic, level 60', classic, 5500, 60, 50],
  ['classic, boss of 63', classic, 5755, 63, 50],
  ['level 70, corrected', burningCrusade, 10557.5, 70, 50],
  ['boss of 73', burningCrusade, 11960, 73, 50],
  ['boss of 83', wrath, 16635, 83, 50],
  ['at 60 itself nothing is corrected', burningCrusade, 5500, 60, 50],
  ['no more than 75 percent', wrath, 1e6, 83, 75],
  ['none without armor', wrath, 0, 83, 0],
])('T2: armor reduction, %s', (_, edition, armor, level, percent) => {
  expect(armorReduction(edition.defence, armor, level)).toBeCloseTo(percent, 6);
});

const bare: Guard = {
  miss: 5,
  dodge: 0,
  parry: 0,
  block: 0,
  defense: 0,
  critReduction: 0,
  holyShield: 0,
};

test('T2: a boss misses 4.4, crits 5.6 and crushes 15 of its blows on the unprotected', () => {
  const { miss, crit, crush, hit } = bossAttacks(classic.defence, bare);
  expect(miss).toBeCloseTo(4.4);
  expect(crit).toBeCloseTo(5.6);
  expect(crush).toBe(15);
  expect(hit).toBeCloseTo(75);
});

test('T2: 140 points of defense leave no crits, 139 do', () => {
  expect(bossAttacks(classic.defence, { ...bare, defense: 140 }).uncrittable).toBe(true);
  expect(bossAttacks(classic.defence, { ...bare, defense: 139 }).uncrittable).toBe(false);
});

test('T2: resilience and defense take crits off together', () => {
  const guard = { ...bare, defense: 100, critReduction: 1.6 };
  expect(bossAttacks(burningCrusade.defence, guard).uncrittable).toBe(true);
});

test('T2: 102.4 percent of avoidance and block push crushing blows off the table', () => {
  const guard = { ...bare, miss: 9, dodge: 20, parry: 15, block: 58.4 };
  const safe = bossAttacks(burningCrusade.defence, guard);
  expect(safe).toMatchObject({ crush: 0, hit: 0, uncrushable: true });
  const short = bossAttacks(burningCrusade.defence, { ...guard, block: 57 });
  expect(short.uncrushable).toBe(false);
  expect(short.crit).toBeCloseTo(1.4);
});

test.each([
  [30, 28.4, true],
  [30, 28.3, false],
  [35.33, 23.07, true],
])('T2: Holy Shield of %d with %d block', (holyShield, block, uncrushable) => {
  const guard = { ...bare, miss: 9, dodge: 20, parry: 15, block, holyShield };
  expect(bossAttacks(burningCrusade.defence, guard).uncrushable).toBe(uncrushable);
});

test('T2: bosses of Wrath do not crush', () => {
  expect(bossAttacks(wrath.defence, bare)).toMatchObject({ crush: 0, uncrushable: true });
});

test('the outcomes of a blow always make a hundred percent', () => {
  const percent = fc.double({ min: 0, max: 120, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(EDITIONS)),
      percent,
      percent,
      percent,
      percent,
      fc.integer({ min: 0, max: 300 }),
      (edition, miss, dodge, parry, block, defense) => {
        const guard = { ...bare, miss, dodge, parry, block, defense };
        const { uncrittable: _, uncrushable: __, ...shares } = bossAttacks(edition.defence, guard);
        const values = Object.values(shares);
        expect(values.every((share) => share >= 0)).toBe(true);
        expect(values.reduce((sum, share) => sum + share)).toBeCloseTo(100, 6);
      },
    ),
  );
});

test.each([
  [
    burningCrusade,
    39.42308,
    70,
    { critChance: 1, critDamage: 2.2, playerDamage: 2, manaDrain: 2.2 },
  ],
  [wrath, 94.271225, 80, { critChance: 1, critDamage: 2.2, playerDamage: 2, manaDrain: 2.2 }],
  [classic, 100, 60, { critChance: 0, critDamage: 0, playerDamage: 0, manaDrain: 0 }],
] as const)('T2: what resilience is worth in $name', (edition, rating, level, worth) => {
  const resilience = resilienceOf(edition, rating, level);
  for (const [part, percent] of Object.entries(worth)) {
    expect(resilience[part as 'critChance']).toBeCloseTo(percent, 4);
  }
});

test('T2: a quarter percent off dodge and parry per whole point of expertise', () => {
  expect(expertiseReduction(wrath.attack, 26.99)).toBe(6.5);
});

test('armor penetration: all of it ignores no more than a third of armor and constant', () => {
  const armor = 10643;
  const left = penetratedArmor(wrath.defence, armor, 80, { flat: 0, percent: 100 });
  expect(left).toBeCloseTo(armor - (armor + 15232.5) / 3, 4);
  const beyond = penetratedArmor(wrath.defence, armor, 80, { flat: 0, percent: 140 });
  expect(beyond).toBeCloseTo(left, 6);
});

test('armor penetration: flat points come off first, and never below nothing', () => {
  const rules = burningCrusade.defence;
  expect(penetratedArmor(rules, 7700, 70, { flat: 840, percent: 0 })).toBe(6860);
  expect(penetratedArmor(rules, 300, 70, { flat: 840, percent: 0 })).toBe(0);
});

test.each([
  { edition: classic, level: 39, factor: 2.8 },
  { edition: classic, level: 60, factor: 4.6 },
  { edition: burningCrusade, level: 70, factor: 5 },
  { edition: wrath, level: 80, factor: 4.7 },
])('D15: a bear of $edition.name at $level: armor × $factor', ({ edition, level, factor }) => {
  expect(bearArmorFactor(edition.defence, level)).toBeCloseTo(factor);
});

test('Wrath: avoidance from gear diminishes towards its cap', () => {
  const rules = wrath.defence.diminishing;
  expect(diminishedDodge(rules, 'warrior', 10)).toBeCloseTo(9.3504, 3);
  expect(diminishedParry(rules, 'warrior', 10)).toBeCloseTo(8.5561, 3);
  expect(diminishedDodge(null, 'warrior', 10)).toBe(10);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e4, noNaN: true }), (percent) => {
      const less = diminishedDodge(rules, 'druid', percent);
      expect(less).toBeLessThanOrEqual(116.890707);
      expect(less).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('half the damage taken is twice the health', () => {
  expect(effectiveHealth(10_000, 50)).toBe(20_000);
});

test.each([
  [1234.99, 'whole', '1234'],
  [0.29999999999999893 + 2.7, 'whole', '3'],
  [-0.5, 'whole', '-1'],
  [26.1249, 'percent', '26.12%'],
  [1.5, 'decimal', '1.50'],
  [1, 'flag', 'Yes'],
  [0, 'flag', 'No'],
] as const)('T2: %d is shown as %s as %s', (value, format, shown) => {
  expect(displayFigure(value, format)).toBe(shown);
});
