import { expect, test } from 'vitest';
import { EDITION_KEYS } from '../edition/edition-keys.ts';
import { EDITIONS } from '../edition/editions.ts';
import { statForName } from './aliases.ts';
import { editionHasStat, STATS, STAT_NAMES } from './catalogue.ts';
import { SHORT_NAMES } from './short-names.ts';

test.each([
  ['hit', 'classic', 'hitPercent'],
  ['hit', 'tbc', 'hitRating'],
  ['hitRating', 'classic', 'hitPercent'],
  ['spellHit', 'sod', 'spellHitPercent'],
  ['spellHit', 'tbc', 'spellHitRating'],
  ['crit', 'wrath', 'critRating'],
  ['mp5', 'wrath', 'mp5'],
  ['armorPen', 'tbc', 'armorPenetration'],
  ['armorPen', 'wrath', 'armorPenetrationRating'],
  ['fireDamage', 'classic', 'fireSpellDamage'],
  ['swordSkill', 'classic', 'swordsSkill'],
  ['sword2hSkill', 'classic', 'twoHandedSwordsSkill'],
  ['swordSkill', 'wrath', null],
  ['dps', 'wrath', 'weaponDps'],
  ['rangedDps', 'wrath', 'rangedDps'],
  ['spellDamage', 'wrath', 'spellPower'],
  ['healing', 'tbc', 'healingPower'],
  ['Spell Power', 'tbc', 'spellPower'],
  ['STRENGTH', 'classic', 'strength'],
  ['redSockets', 'classic', null],
  ['luck', 'wrath', null],
] as const)('W2: "%s" in %s means %s', (name, edition, stat) => {
  expect(statForName(name, EDITIONS[edition])).toBe(stat);
});

test.each(EDITION_KEYS)(
  'D1: every stat of %s is found by its own name and by its short one',
  (key) => {
    const edition = EDITIONS[key];
    const own = STAT_NAMES.filter((name) => editionHasStat(name, edition));
    expect(own.map((name) => statForName(name, edition))).toEqual(own);
    expect(own.map((name) => statForName(SHORT_NAMES[name] ?? name, edition))).toEqual(own);
  },
);

test('D1: no two stats share a short name, and none is another stat’s name', () => {
  const shorts = Object.values(SHORT_NAMES);
  expect(new Set(shorts).size).toBe(shorts.length);
  const names = new Set(STATS.map((stat) => stat.name.toLowerCase()));
  expect(shorts.filter((short) => names.has(short))).toEqual([]);
});
