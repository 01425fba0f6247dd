import { expect, test } from 'vitest';
import { burningCrusadeCombat, classicCombat, wrathCombat } from '../../test/combat-facts.ts';
import { burningCrusade } from '../edition/burning-crusade.ts';
import { classic } from '../edition/classic.ts';
import { wrath } from '../edition/wrath.ts';
import type { Item } from '../item/item.ts';
import { feralPowerOfWeapon, rangedPowerRule } from './attack-power.ts';
import { bossDefence, bossSpellMiss, type Attack } from './boss-defence.ts';
import { combatFacts } from './combat-facts.ts';
import { atLevel } from './level-table.ts';
import { healthFromStamina, manaFromIntellect } from './pools.ts';
import { healthFromSpirit, manaFromSpirit } from './regeneration.ts';
import { weaponStrike } from './weapon-damage.ts';

const classicFacts = combatFacts(classicCombat);
const tbcFacts = combatFacts(burningCrusadeCombat);
const wrathFacts = combatFacts(wrathCombat);

const swing: Attack = {
  level: 60,
  weaponSkill: 300,
  hit: 0,
  expertise: 0,
  enemyDodge: 0,
  enemyParry: 0,
  dualWield: false,
};

test('classic: 300 skill misses a boss 8 percent, 305 skill 6, and dodge falls with it', () => {
  const plain = bossDefence(classicFacts, classic.attack, swing);
  expect(plain.miss).toBeCloseTo(8);
  expect(plain.dodge).toBeCloseTo(6.5);
  expect(plain.glance).toBe(40);
  const skilled = bossDefence(classicFacts, classic.attack, { ...swing, weaponSkill: 305 });
  expect(skilled.miss).toBeCloseTo(6);
  expect(skilled.dodge).toBeCloseTo(6);
});

test('classic: the first percent of hit is lost on a boss at 300 skill', () => {
  const miss = (hit: number) => bossDefence(classicFacts, classic.attack, { ...swing, hit }).miss;
  expect(miss(1)).toBeCloseTo(8);
  expect(miss(9)).toBeCloseTo(0);
});

test.each([
  [burningCrusade, tbcFacts, 70, 9],
  [wrath, wrathFacts, 80, 8],
] as const)('$name: the hit cap of special attacks', (edition, facts, level, cap) => {
  const at = (hit: number) => bossDefence(facts, edition.attack, { ...swing, level, hit });
  expect(at(cap).miss).toBeCloseTo(0);
  expect(at(cap - 0.5).miss).toBeCloseTo(0.5);
  expect(at(0)).toMatchObject({ dodge: 6.5, parry: 14, glance: 24 });
});

test('two weapons miss 19 percent more often with plain swings, not with special attacks', () => {
  const { miss, whiteMiss } = bossDefence(wrathFacts, wrath.attack, {
    ...swing,
    level: 80,
    hit: 8,
    dualWield: true,
  });
  expect(miss).toBe(0);
  expect(whiteMiss).toBeCloseTo(19);
});

test('26 expertise ends a boss’s dodging, 56 its parrying; Weapon Mastery helps', () => {
  const at = (expertise: number, enemyDodge = 0) =>
    bossDefence(wrathFacts, wrath.attack, { ...swing, level: 80, expertise, enemyDodge });
  expect(at(26).dodge).toBe(0);
  expect(at(25).dodge).toBeCloseTo(0.25);
  expect(at(56).parry).toBe(0);
  expect(at(18, -2).dodge).toBe(0);
});

test('the crit cap is what misses, dodges and glances leave, and the crits a boss takes away', () => {
  const { critCap } = bossDefence(wrathFacts, wrath.attack, {
    ...swing,
    level: 80,
    hit: 8,
    expertise: 26,
  });
  expect(critCap).toBeCloseTo(100 - 24 + 4.8);
});

test.each([
  [classicFacts, classic, 16, 1],
  [tbcFacts, burningCrusade, 20, 1],
  [wrathFacts, wrath, 17, 0],
  [wrathFacts, wrath, 10, 7],
] as const)('spells: a boss resists 17 percent, some always', (facts, edition, hit, miss) => {
  expect(bossSpellMiss(facts, edition.attack, hit)).toBeCloseTo(miss);
});

test('T2: 1 health a stamina up to 20 and 10 above, 1 and 15 mana an intellect', () => {
  expect([0, 10, 20, 21, 100].map((points) => healthFromStamina(classicFacts, points))).toEqual([
    0, 10, 20, 30, 820,
  ]);
  expect([20, 21, 100].map((points) => manaFromIntellect(classicFacts, points))).toEqual([
    20, 35, 1220,
  ]);
});

test('classic: a mage of 120 spirit regains 42.5 mana a tick; others by their own rule', () => {
  const rested = { level: 60, spirit: 120, intellect: 0 };
  expect(manaFromSpirit(classicCombat, { ...rested, gameClass: 'mage' })).toBeCloseTo(42.5 * 2.5);
  expect(manaFromSpirit(classicCombat, { ...rested, gameClass: 'warlock' })).toBeCloseTo(39 * 2.5);
});

test('later: mana from spirit and the root of intellect', () => {
  const rested = { gameClass: 'priest', level: 70, spirit: 300, intellect: 400 } as const;
  expect(manaFromSpirit(burningCrusadeCombat, rested)).toBeCloseTo(
    5 * (0.001 + 300 * 20 * 0.009327),
  );
});

test('health from spirit: never below nothing, and another rate above 50', () => {
  const warrior = { gameClass: 'warrior', level: 60 } as const;
  expect(healthFromSpirit(classicCombat, { ...warrior, spirit: 10 })).toBe(0);
  expect(healthFromSpirit(classicCombat, { ...warrior, spirit: 45 })).toBeCloseTo(34.1 * 2.5);
  expect(healthFromSpirit(burningCrusadeCombat, { ...warrior, level: 70, spirit: 60 })).toBeCloseTo(
    (50 * 0.625 + 10 * 0.5) * 2.5,
  );
});

const sword = { damageMin: 100, damageMax: 200, speed: 2 } as Item;
const bareHands = {
  attackPower: 0,
  haste: 0,
  bonus: 0,
  ammoDps: 0,
  attackPowerPerDps: 14,
  share: 1,
};

test('weapon dps: 14 attack power are one dps, haste shortens the swing, an off hand gives half', () => {
  expect(weaponStrike(sword, bareHands)).toEqual({ min: 100, max: 200, speed: 2, dps: 75 });
  expect(weaponStrike(sword, { ...bareHands, attackPower: 1400 })?.dps).toBeCloseTo(175);
  const hasted = weaponStrike(sword, { ...bareHands, haste: 25 });
  expect(hasted).toMatchObject({ min: 100, speed: 1.6 });
  expect(hasted?.dps).toBeCloseTo(93.75);
  expect(weaponStrike(sword, { ...bareHands, share: 0.5 })?.dps).toBeCloseTo(37.5);
  expect(weaponStrike(sword, { ...bareHands, bonus: 7 })).toMatchObject({ min: 107, max: 207 });
  expect(weaponStrike(sword, { ...bareHands, ammoDps: 20 })?.dps).toBeCloseTo(95);
  expect(weaponStrike(null, bareHands)).toBeNull();
});

test('ranged attack power: hunters of classic begin at 20 below twice their level, later ones at 10', () => {
  expect(rangedPowerRule(classicFacts, classic.attributes, 'hunter').flat).toBe(-20);
  expect(rangedPowerRule(tbcFacts, burningCrusade.attributes, 'hunter').flat).toBe(-10);
  expect(rangedPowerRule(wrathFacts, wrath.attributes, 'hunter').flat).toBe(-10);
});

test('Wrath: a weapon of 200 dps lends its druid 2032 attack power', () => {
  expect(feralPowerOfWeapon(wrath.attributes.feralFromWeapon, 200)).toBe(2032);
  expect(feralPowerOfWeapon(wrath.attributes.feralFromWeapon, 40)).toBe(0);
  expect(feralPowerOfWeapon(burningCrusade.attributes.feralFromWeapon, 200)).toBe(0);
});

test('a table is read by class and level, and stays at its end', () => {
  const table = { mage: [1, 2, 3], all: [9] };
  expect(atLevel(table, 'mage', 2)).toBe(2);
  expect(atLevel(table, 'mage', 9)).toBe(3);
  expect(atLevel(table, 'rogue', 1)).toBe(9);
  expect(atLevel(null, 'mage', 1)).toBe(0);
});
