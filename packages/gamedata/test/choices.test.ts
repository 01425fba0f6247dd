import { describe, expect, test } from 'vitest';
import { buffOptions } from '@gearwright/game/buff/buff-options.ts';
import { findBuff } from '@gearwright/game/buff/find-buff.ts';
import { presetBuffs, quickPresets } from '@gearwright/game/buff/quick-presets.ts';
import { typesAt } from '@gearwright/game/set/filters-at-level.ts';
import {
  RACE_FACTION,
  type GameClass,
  type Race,
} from '@gearwright/game/words/classes-and-races.ts';
import { consumableOptions } from '@gearwright/game/consumable/consumable-options.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { presetFor } from '@gearwright/game/point/preset-for.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { setFindings } from '@gearwright/game/findings/set-findings.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset } from '../src/load.ts';

function rulesFor(
  key: EditionKey,
  race: Race,
  gameClass: GameClass,
  level = EDITIONS[key].maxLevel,
): Rules {
  const wearer = { race, gameClass, level, faction: RACE_FACTION[race] };
  return { edition: EDITIONS[key], dataset: loadDataset(key), wearer };
}

function blank(gameClass: GameClass) {
  return newGearSet({ id: 'a', characterId: 'b', name: 'x', gameClass, spec: 'any', phase: 0 });
}

describe('B1: buffs of the real editions', () => {
  const names = (rules: Rules): readonly string[] =>
    buffOptions(rules.dataset, rules.wearer).flatMap(({ options }) =>
      options.map(({ buff }) => buff.name),
    );

  test.each(EDITION_KEYS)('in %s every class can take every preset and stays legal', (key) => {
    for (const { gameClass, races } of loadDataset(key).classes) {
      const rules = rulesFor(key, races[0]!, gameClass);
      const sizes = quickPresets(rules.dataset).map((preset) => {
        const buffs = presetBuffs(preset, rules.dataset, rules.wearer);
        expect(setFindings({ ...blank(gameClass), buffs }, rules)).toEqual([]);
        return buffs.length;
      });
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      expect(sizes.at(-1)).toBeGreaterThan(8);
    }
  });

  test('paladins bless the Alliance and shamans the Horde, until each side has both', () => {
    expect(names(rulesFor('classic', 'human', 'mage'))).toContain('Blessing of Kings');
    expect(names(rulesFor('classic', 'undead', 'mage'))).not.toContain('Blessing of Kings');
    expect(names(rulesFor('classic', 'undead', 'mage'))).toContain('Mana Spring Totem');
    expect(names(rulesFor('tbc', 'undead', 'mage'))).toContain('Blessing of Kings');
  });

  test('ranks follow the level', () => {
    const ranks = (level: number): number | undefined =>
      buffOptions(loadDataset('classic'), rulesFor('classic', 'human', 'mage', level).wearer)
        .flatMap(({ options }) => options)
        .find(({ buff }) => buff.name === 'Mark of the Wild')?.ranks.length;
    expect([ranks(1), ranks(20), ranks(60)]).toEqual([1, 3, 7]);
  });

  test.each(EDITION_KEYS)('in %s nobody is given a buff against one boss alone', (key) => {
    for (const { gameClass, races } of loadDataset(key).classes) {
      const rules = rulesFor(key, races[0]!, gameClass);
      const { dataset, wearer } = rules;
      const given = quickPresets(dataset)
        .flatMap((preset) => presetBuffs(preset, dataset, wearer))
        .map(({ spellId }) => findBuff(dataset, spellId)!.buff.name);
      expect(given.length).toBeGreaterThan(10);
      expect(given.filter((name) => /Aspect of the Wild|Resistance/.test(name))).toEqual([]);
    }
  });

  test('world buffs are a preset in the classic editions only', () => {
    const last = (key: EditionKey): string => quickPresets(loadDataset(key)).at(-1)!.key;
    expect(EDITION_KEYS.map(last)).toEqual(['world', 'world', 'raid', 'raid']);
  });

  test('the boons of Season of Discovery end with their levels', () => {
    expect(names(rulesFor('sod', 'human', 'mage', 39))).toContain('Boon of Blackfathom');
    expect(names(rulesFor('sod', 'human', 'mage', 40))).not.toContain('Boon of Blackfathom');
  });
});

describe('B1: consumables of the real editions', () => {
  const keys = (key: EditionKey, level?: number): readonly string[] =>
    consumableOptions(blank('mage'), rulesFor(key, 'human', 'mage', level)).map((c) => c.key);
  const scrolls = ['Agility', 'Intellect', 'Protection', 'Spirit', 'Stamina', 'Strength'].map(
    (kind) => `scroll${kind}`,
  );

  test.each(['classic', 'sod'] as const)('%s: flasks from level 50, elixirs by group', (key) => {
    expect(keys(key)).toEqual(['flask', 'elixirs', 'food', ...scrolls, 'potion']);
    expect(keys(key, 49)).not.toContain('flask');
    expect(keys(key, 50)).toContain('flask');
  });

  test.each(['tbc', 'wrath'] as const)('%s: battle and guardian elixirs', (key) => {
    expect(keys(key)).toEqual(['battle', 'guardian', 'other', 'food', ...scrolls, 'potion']);
  });

  test.each(EDITION_KEYS)(
    'every exclusive group of %s is named by its edition or its type',
    (key) => {
      const own = ['food', 'potion', 'flask', 'battle', 'guardian', 'weapon'];
      const { consumables } = EDITIONS[key];
      if (!consumables.freeElixirs) return;
      const groups = new Set(loadDataset(key).consumables.map((item) => item.consumable!.group));
      for (const group of groups) {
        if (group === null || own.includes(group) || group.startsWith('scroll')) continue;
        expect(consumables.groups, group).toContain(group);
      }
    },
  );
});

describe('D6: presets of the real editions', () => {
  const chosen = (
    key: EditionKey,
    gameClass: GameClass,
    spec: string,
    phase = 0,
    level = EDITIONS[key].maxLevel,
  ): string => {
    const row = presetFor(loadDataset(key), EDITIONS[key], { gameClass, spec, level, phase });
    return `${row?.spec} ${row?.name}`;
  };

  test.each(EDITION_KEYS)('every spec of %s has weights at every level and phase', (key) => {
    const edition = EDITIONS[key];
    const dataset = loadDataset(key);
    for (const { gameClass, specs } of dataset.classes) {
      for (const { key: spec } of specs) {
        for (const level of [1, 15, 25, 39, 40, 50, edition.maxLevel]) {
          for (const phase of [0, 1, edition.phases.length]) {
            const row = presetFor(dataset, edition, { gameClass, spec, level, phase });
            expect(row?.stats.length, `${gameClass} ${spec} ${level}`).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  test.each([
    ['tbc', 'druid', 'balance', 5, 'balance Balance, phase 5 · WoWSims, 2026'],
    ['tbc', 'druid', 'restoration', 5, 'restoration Restoration · HawsJon'],
    ['tbc', 'warrior', 'arms', 1, 'arms Arms, phase 1, default · WoWSims, 2026'],
    ['classic', 'druid', 'restoration', 0, 'restoration Restoration · HawsJon'],
    ['wrath', 'warrior', 'fury', 0, 'fury Fury, phase 5 · WoWSims, 2025'],
    ['wrath', 'warrior', 'fury', 3, 'fury Fury, phase 3 · WoWSims, 2025'],
    ['wrath', 'paladin', 'protection', 0, 'protection Protection, default · WoWSims, 2025'],
  ] as const)('%s %s %s in phase %i', (key, gameClass, spec, phase, row) => {
    expect(chosen(key, gameClass, spec, phase)).toBe(row);
  });

  test('Season of Discovery goes by bracket, then by phase', () => {
    expect(chosen('sod', 'druid', 'feral', 3, 50)).toBe(
      'feral Feral (Cat), phase 3, default · WoWSims, 2024',
    );
    expect(chosen('sod', 'druid', 'feral', 4, 60)).toBe(
      'feral Feral (Cat), phase 4, default · WoWSims, 2024',
    );
    expect(chosen('sod', 'druid', 'feral', 1, 25)).toBe(
      'feral Feral (Cat), phase 1, default · WoWSims, 2024',
    );
  });

  test('who raids at a cap of the season is not given a levelling scale', () => {
    const { classes } = loadDataset('sod');
    for (const { gameClass, specs } of classes) {
      for (const { key: spec } of specs) {
        for (const level of [25, 40, 50, 60])
          expect(chosen('sod', gameClass, spec, 0, level), spec).not.toMatch(/levels \d/);
      }
    }
  });

  test('levelling weights serve below the cap and never at it', () => {
    expect(chosen('classic', 'mage', 'frost', 0, 59)).not.toBe(
      chosen('classic', 'mage', 'frost', 0),
    );
    const { author } = presetFor(loadDataset('classic'), EDITIONS.classic, {
      gameClass: 'mage',
      spec: 'frost',
      level: 60,
      phase: 0,
    })!;
    expect(author).not.toBe('RestedXP');
  });
});

test.each(EDITION_KEYS)('L2: in %s mail and plate are the types that come at 40', (key) => {
  const gained = loadDataset(key).classes.flatMap((facts) => {
    const before = typesAt(facts, 'armorTypes', 39);
    return typesAt(facts, 'armorTypes', 40)
      .filter((type) => !before.includes(type))
      .map((type) => `${facts.gameClass} ${type}`);
  });
  expect(gained.toSorted()).toEqual(['hunter 2', 'paladin 3', 'shaman 2', 'warrior 3']);
});
