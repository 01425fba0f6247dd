import { describe, expect, test } from 'vitest';
import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { emptyGear } from '@gearwright/game/set/new-gear-set.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { AT } from '@gearwright/game/total/figures.ts';
import { figure, totals } from '@gearwright/game/total/totals.ts';
import { loadDataset } from '../src/load.ts';
import { departure } from './worn-sets.ts';

/** A naked character whose race multiplies nothing, with these buffs on. */
function buffed(
  key: EditionKey,
  buffs: readonly (readonly [spellId: number, ...improvements: readonly number[]])[],
  gameClass: GameClass = 'warrior',
  level: number = EDITIONS[key].maxLevel,
) {
  return totals({
    edition: EDITIONS[key],
    dataset: loadDataset(key),
    wearer: { race: 'troll', gameClass, level, faction: 'horde' },
    gear: emptyGear(),
    talents: [],
    glyphs: [],
    buffs: buffs.map(([spellId, ...improvementIds]) => ({
      spellId,
      improvementIds,
      enabled: true,
    })),
    consumables: [],
    form: null,
  });
}

/** Spell, improvement, and what players know it to give. */
type Known = [
  key: EditionKey,
  name: string,
  buff: readonly [number, ...number[]],
  gains: Readonly<Partial<Record<StatName, number>>>,
  gameClass?: GameClass,
];

const KNOWN: Known[] = [
  ['classic', 'Mark of the Wild', [9885], { strength: 12, spirit: 12, fireResistance: 20 }],
  ['classic', 'Improved Mark of the Wild', [9885, 17055], { strength: 16, fireResistance: 27 }],
  ['classic', 'Gift of the Wild', [21850], { agility: 12 }],
  ['classic', 'Power Word: Fortitude', [10938], { stamina: 54 }],
  ['classic', 'Improved Fortitude', [10938, 14767], { stamina: 70 }],
  ['classic', 'Arcane Intellect', [10157], { intellect: 31 }, 'mage'],
  ['classic', 'Battle Shout', [25289], { attackPower: 232, rangedAttackPower: 0 }],
  ['classic', 'Improved Battle Shout', [25289, 12861], { attackPower: 290 }],
  ['classic', 'Trueshot Aura', [20906], { attackPower: 100, rangedAttackPower: 100 }],
  ['classic', 'Blessing of Might', [25291, 20048], { attackPower: 222 }],
  ['classic', 'Blessing of Wisdom', [25290, 20245], { mp5: 39 }],
  ['classic', 'Rallying Cry', [22888], { attackPower: 140, critPercent: 5, spellCritPercent: 10 }],
  ['tbc', 'Power Word: Fortitude', [25389], { stamina: 79 }],
  ['tbc', 'Arcane Intellect', [27126], { intellect: 40 }],
  ['tbc', 'Mark of the Wild', [26990], { strength: 14, arcaneResistance: 25 }],
  ['wrath', 'Mark of the Wild', [48469], { strength: 37, shadowResistance: 54 }],
  ['wrath', 'Power Word: Fortitude', [48161, 14767], { stamina: 214 }],
  ['wrath', 'Arcane Intellect', [42995], { intellect: 60 }],
  ['wrath', 'Divine Spirit', [48073], { spirit: 80 }],
  ['wrath', 'Strength of Earth', [58643, 52456], { strength: 178, agility: 178 }],
  ['wrath', 'Commanding Shout', [47440], { health: 2255 }],
  ['wrath', 'Rampage', [29801], { critPercent: 5, rangedCritPercent: 5 }],
  ['wrath', 'Totem of Wrath', [57722], { spellPower: 280 }],
];

test.each<Known>(KNOWN)('B1: %s, %s gives its figures', (key, _, buff, gains, gameClass) => {
  const without = buffed(key, [], gameClass);
  const with_ = buffed(key, [buff], gameClass);
  const gained = Object.keys(gains).map((name) => [
    name,
    Math.round(1e6 * (figure(with_, name as StatName) - figure(without, name as StatName))) / 1e6,
  ]);
  expect(Object.fromEntries(gained)).toEqual(gains);
});

test.each(['classic', 'tbc', 'wrath'] as const)('B1: Kings raise every attribute in %s', (key) => {
  const attributes = ['strength', 'agility', 'stamina', 'intellect', 'spirit'] as const;
  const bare = buffed(key, []);
  const kings = buffed(key, [[20217]]);
  const wrong = attributes.flatMap((name) => {
    const raised = figure(bare, name) * 1.1;
    const wanted = key === 'tbc' ? Math.floor(raised + 1e-9) : raised;
    return departure(name, figure(kings, name), wanted);
  });
  expect(wrong).toEqual([]);
});

/** Figures that a flat gain raises by just that, whatever else is on. */
const PLAIN: readonly StatName[] = [
  'strength',
  'agility',
  'stamina',
  'intellect',
  'spirit',
  'bonusArmor',
  'arcaneResistance',
  'fireResistance',
  'frostResistance',
  'natureResistance',
  'shadowResistance',
  'spellHitPercent',
  'rangedWeaponDamage',
];

describe.each(EDITION_KEYS)('B1: every buff of %s by itself', (key) => {
  const { buffs } = loadDataset(key);
  const bare = buffed(key, [], 'mage');

  test('each rank gives what its row says', () => {
    let checked = 0;
    const wrong: string[] = [];
    for (const buff of buffs) {
      for (const rank of buff.ranks) {
        if (buff.byLevel.length > 0 && rank.spellId === buff.spellId) continue;
        const sheet = buffed(key, [[rank.spellId]], 'mage');
        for (const effect of rank.effects) {
          if (effect.type !== 'flat' || effect.when || !PLAIN.includes(effect.stat)) continue;
          const gained = sheet.figures[AT[effect.stat]]! - bare.figures[AT[effect.stat]]!;
          wrong.push(
            ...departure(`${buff.name} ${rank.rank}: ${effect.stat}`, gained, effect.value),
          );
          checked += 1;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });

  test('all of them at once never give more of a stat than each by itself', () => {
    const all = buffed(
      key,
      buffs.map((buff) => [buff.spellId] as const),
      'mage',
    );
    for (const name of ['fireResistance', 'shadowResistance'] as const) {
      const sum = buffs
        .map((buff) => buffed(key, [[buff.spellId]], 'mage').figures[AT[name]]!)
        .reduce((one, other) => one + other, 0);
      expect(figure(all, name)).toBeGreaterThan(0);
      expect(figure(all, name)).toBeLessThan(sum);
    }
  });
});
