import { expect, test } from 'vitest';
import { EDITION_KEYS } from '../edition/edition-keys.ts';
import { EDITIONS } from '../edition/editions.ts';
import { editionHasStat, STATS, type Stats } from '../stat/catalogue.ts';
import { equipStatLines, whiteStatLines } from './stat-lines.ts';

/** Told by lines of their own: armor, block, damage, sockets. */
const ELSEWHERE = /^(armor|bonusArmor|shieldBlock|weapon(Damage(Min|Max)|Speed|Dps)|.+Sockets)$/;

test.each(EDITION_KEYS)(
  'I2: every stat an item of %s can have is told once, with its amount',
  (key) => {
    const stats = STATS.filter(
      (stat) =>
        !('sheetOnly' in stat) &&
        editionHasStat(stat.name, EDITIONS[key]) &&
        !ELSEWHERE.test(stat.name),
    );
    expect(stats.length).toBeGreaterThan(40);
    for (const { name } of stats) {
      const one: Stats = { [name]: 17 };
      const lines = [...whiteStatLines(one), ...equipStatLines(one, EDITIONS[key])];
      expect([name, lines.length, lines[0]?.includes('17')]).toEqual([name, 1, true]);
    }
  },
);

test('I2: what the game says in one line is one line', () => {
  const five = 10;
  const stats: Stats = {
    arcaneResistance: five,
    fireResistance: five,
    frostResistance: five,
    natureResistance: five,
    shadowResistance: five,
    healingPower: 31,
    spellDamage: 11,
    attackPowerVsUndead: 150,
    attackPowerVsDemons: 150,
  };
  expect(whiteStatLines(stats)).toEqual(['+10 All Resistances']);
  expect(equipStatLines(stats, EDITIONS.tbc)).toEqual([
    'Increases healing done by up to 31 and damage done by up to 11 for all magical spells and effects.',
    'Increases attack power by 150 when fighting Undead and Demons.',
  ]);
});

test('I2: each age has its own words for the same stat', () => {
  const stats: Stats = { attackPower: 40 };
  expect(equipStatLines(stats, EDITIONS.classic)).toEqual(['+40 Attack Power.']);
  expect(equipStatLines(stats, EDITIONS.tbc)).toEqual(['Increases attack power by 40.']);
});

test('I2: a loss keeps its sign', () => {
  expect(whiteStatLines({ spirit: -5 })).toEqual(['−5 Spirit']);
});
