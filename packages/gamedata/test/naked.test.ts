import { describe, expect, test } from 'vitest';
import { RACE_FACTION } from '@gearwright/game/words/classes-and-races.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { emptyGear } from '@gearwright/game/set/new-gear-set.ts';
import { figure, totals, type TotalsInput } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';
import { departure } from './worn-sets.ts';

const LEVELS = [1, 20, 40, 60, 70, 80];

/** Racial percents: what the base table is multiplied by (racials of the four editions). */
const RACIAL = {
  classic: { human: ['spirit', 5], gnome: ['intellect', 5] },
  sod: { human: ['spirit', 5], gnome: ['intellect', 5] },
  tbc: { human: ['spirit', 10], gnome: ['intellect', 5] },
  wrath: { human: ['spirit', 3], gnome: ['intellect', 5] },
} as const;

describe.each(EDITION_KEYS)('T1: naked in %s', (key) => {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const naked = (wearer: TotalsInput['wearer']) =>
    totals({
      edition,
      dataset,
      wearer,
      gear: emptyGear(),
      talents: [],
      glyphs: [],
      buffs: [],
      consumables: [],
      form: null,
    });
  const levels = LEVELS.filter((level) => level <= edition.maxLevel);
  const people = dataset.classes.flatMap(({ gameClass, races, minLevel }) =>
    races.flatMap((race) =>
      levels.filter((level) => level >= minLevel).map((level) => ({ gameClass, race, level })),
    ),
  );

  test('every class of every race at every level has what the base table says', () => {
    const names = ['strength', 'agility', 'stamina', 'intellect', 'spirit'] as const;
    const wrong = people.flatMap(({ gameClass, race, level }) => {
      const { minLevel, levels: rows } = dataset.baseStats.classes[gameClass]!;
      const row = rows[level - minLevel]!;
      const sheet = naked({ gameClass, race, level, faction: RACE_FACTION[race] });
      const who = `${race} ${gameClass} ${level}`;
      const attributes = names.flatMap((name, place) => {
        const base = row[place as 0] + dataset.baseStats.raceOffsets[race]![place as 0];
        const [stat, percent] = (RACIAL[key] as Partial<Record<string, readonly [string, number]>>)[
          race
        ] ?? ['', 0];
        const raised = stat === name ? base * (1 + percent / 100) : base;
        const wanted = edition.attributes.floorAfterMultiplier ? Math.floor(raised) : raised;
        return departure(`${who}: ${name}`, figure(sheet, name), wanted);
      });
      const stamina = figure(sheet, 'stamina');
      const fromStamina = Math.min(stamina, 20) + Math.max(stamina - 20, 0) * 10;
      const hardy = race === 'tauren' ? 1.05 : 1;
      const health =
        edition.attributes.racialHealth === 'base'
          ? row[5] * hardy + fromStamina
          : (row[5] + fromStamina) * hardy;
      const intellect = figure(sheet, 'intellect');
      const fromIntellect = Math.min(intellect, 20) + Math.max(intellect - 20, 0) * 15;
      const mana = row[6] > 0 ? row[6] + fromIntellect : 0;
      return [
        ...attributes,
        ...departure(`${who}: health`, figure(sheet, 'health'), health),
        ...departure(`${who}: mana`, figure(sheet, 'mana'), mana),
        ...departure(`${who}: armor`, figure(sheet, 'armor'), 2 * figure(sheet, 'agility')),
      ];
    });
    expect(wrong).toEqual([]);
    expect(people.length).toBeGreaterThan(150);
  });
});

/** Figures of naked characters as players and simulators read them off the game. */
test.each([
  [
    'classic',
    'human',
    'warrior',
    60,
    { strength: 120, stamina: 110, health: 2609, attackPower: 400 },
  ],
  ['classic', 'troll', 'mage', 60, { intellect: 121, mana: 2748, health: 1650 }],
  ['classic', 'gnome', 'mage', 60, { intellect: 134.4 }],
  ['classic', 'human', 'priest', 60, { spirit: 131.25 }],
  ['tbc', 'orc', 'warlock', 70, { stamina: 78, intellect: 130, mana: 4285, health: 4090 }],
  ['tbc', 'human', 'rogue', 70, { agility: 158, spirit: 63, attackPower: 373, health: 4414 }],
  ['wrath', 'tauren', 'druid', 80, { strength: 94, health: 8597.85, mana: 5301, attackPower: 168 }],
  ['wrath', 'orc', 'deathknight', 80, { strength: 178, health: 9551, attackPower: 576 }],
  ['wrath', 'troll', 'mage', 80, { intellect: 177, spirit: 175, mana: 5643, health: 7373 }],
] as const)('T1: a naked %s %s %s of %i', (key, race, gameClass, level, known) => {
  const sheet = totals({
    edition: EDITIONS[key],
    dataset: loadDataset(key),
    wearer: { race, gameClass, level, faction: RACE_FACTION[race] },
    gear: emptyGear(),
    talents: [],
    glyphs: [],
    buffs: [],
    consumables: [],
    form: null,
  });
  const wrong = Object.entries(known).flatMap(([name, value]) =>
    departure(name, figure(sheet, name as 'health'), value),
  );
  expect(wrong).toEqual([]);
});
