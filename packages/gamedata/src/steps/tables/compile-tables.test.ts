import { CLASSES } from '@gearwright/game/words/classes-and-races.ts';
import type { CompiledTables } from '../../compiled.ts';
import { SourceError } from '../../compiled.ts';
import { isStatName } from '@gearwright/game/stat/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { compileTables } from './compile-tables.ts';
import { withDamage } from './damaged-facts.ts';
import { projectSources, type TextSources, tooltipsOf } from './text-sources.ts';
import { SOURCES } from '../../editions/all-sources.ts';

const tables = Object.fromEntries(
  EDITION_KEYS.map((edition) => [edition, compileTables(SOURCES[edition])]),
) as Record<EditionKey, CompiledTables>;

const talentsOf = ({ talents }: CompiledTables) =>
  talents.flatMap(({ trees }) => trees.flatMap((tree) => tree.talents));

describe('K1: talents', () => {
  test.each([
    ['classic', 9, 432, 1357],
    ['sod', 9, 432, 1357],
    ['tbc', 9, 579, 1732],
    ['wrath', 10, 829, 2243],
  ] as const)(
    '%s: %i classes of three trees, %i talents, %i ranks',
    (edition, classes, count, ranks) => {
      const { talents } = tables[edition];
      expect(talents.map((each) => each.gameClass)).toEqual(CLASSES.slice(0, classes));
      expect(talents.every(({ trees }) => trees.length === 3)).toBe(true);
      expect(talentsOf(tables[edition])).toHaveLength(count);
      expect(talentsOf(tables[edition]).flatMap((talent) => talent.spellIds)).toHaveLength(ranks);
    },
  );

  test.each(EDITION_KEYS)('%s: every rank has one text and one spell', (edition) => {
    const { texts, spells } = tables[edition];
    const ids = talentsOf(tables[edition]).flatMap((talent) => talent.spellIds);
    expect(texts.talentRanks.map((text) => text.spellId)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { spellId, description } of texts.talentRanks) {
      expect(description, `${spellId}`).toMatch(/\w/);
      expect(description, `${spellId}`).not.toMatch(/[{}$]|\* |undefined| {2}/);
    }
    const named = new Set(spells.map((spell) => spell.id));
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  });

  test.each(EDITION_KEYS)(
    '%s: trees are in order of row and column, and ask only for earlier rows',
    (edition) => {
      for (const { trees } of tables[edition].talents) {
        for (const { talents } of trees) {
          const places = talents.map(({ row, col }) => row * 4 + col);
          expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
          for (const talent of talents) {
            expect(talent.effects).toHaveLength(talent.spellIds.length);
            if (talent.requires === null) continue;
            expect(talents[talent.requires]!.row).toBeLessThanOrEqual(talent.row);
          }
        }
      }
    },
  );
});

describe('K3: glyphs and runes', () => {
  test('every glyph of the third edition is major or minor of a class, with a text', () => {
    const { glyphs, texts } = tables.wrath;
    expect(glyphs.filter((glyph) => glyph.kind === 'major')).toHaveLength(283);
    expect(glyphs.filter((glyph) => glyph.kind === 'minor')).toHaveLength(65);
    expect(glyphs.filter((glyph) => (texts.glyphs.get(glyph.spellId) ?? '').length < 10)).toEqual(
      [],
    );
    expect(tables.tbc.glyphs).toEqual([]);
  });

  test('every rune of the season has a slot, a class and a text', () => {
    const { runes, texts } = tables.sod;
    expect(runes).toHaveLength(470 + 1);
    expect(runes.filter((rune) => rune.inPanel)).toHaveLength(220 + 1);
    expect(runes.filter((rune) => rune.classes.length === 0)).toEqual([]);
    expect(runes.filter((rune) => (texts.runes.get(rune.spellId) ?? '').length < 5)).toEqual([]);
    expect(tables.classic.runes).toEqual([]);
  });
});

describe.each(EDITION_KEYS)('T1: %s', (edition) => {
  const { baseStats, classes, races, combat, buffs, presets, spells, examples } = tables[edition];

  test('base stats for every legal race, class and level', () => {
    for (const { gameClass, minLevel, races: allowed } of classes) {
      const { levels } = baseStats.classes[gameClass]!;
      expect(levels).toHaveLength(SOURCES[edition].edition.maxLevel - minLevel + 1);
      for (const race of allowed) {
        const add = baseStats.raceOffsets[race]!;
        for (const row of levels) {
          expect(row.slice(0, 5).every((value, index) => value + add[index]! > 0)).toBe(true);
        }
        expect(races.find((each) => each.race === race)!.classes).toContain(gameClass);
      }
      expect(combat.critPerAgility[gameClass]).toHaveLength(SOURCES[edition].edition.maxLevel);
    }
  });

  test('every effect names stats of the catalogue', () => {
    const effects = [
      ...talentsOf(tables[edition]).flatMap((talent) => talent.effects.flat()),
      ...buffs.flatMap((buff) => buff.ranks.flatMap((rank) => rank.effects)),
      ...tables[edition].racials.flatMap((racial) => racial.effects),
      ...tables[edition].forms.flatMap((form) => form.effects),
      ...tables[edition].runes.flatMap((rune) => rune.effects),
    ];
    expect(effects.length).toBeGreaterThan(100);
    expect(effects.filter((effect) => !isStatName(effect.stat))).toEqual([]);
  });

  test('B1: buff ranks grow, and the highest is the id of the line', () => {
    expect(buffs.filter((buff) => buff.ranks.at(-1)!.spellId !== buff.spellId)).toEqual([]);
    expect(buffs.filter((buff) => !/^[a-z0-9_]+$/.test(buff.icon))).toEqual([]);
    const shrinking = buffs.flatMap(({ name, ranks }) =>
      ranks.slice(1).flatMap((rank, index) => {
        const before = ranks[index]!;
        const shrunk = rank.effects.some((effect) => {
          const lower = before.effects.find(
            (each) => each.stat === effect.stat && each.type === effect.type,
          );
          return lower !== undefined && effect.value > 0 && effect.value < lower.value;
        });
        return shrunk || rank.level < before.level ? [`${name} ${rank.rank}`] : [];
      }),
    );
    expect(shrinking).toEqual([]);
  });

  test('W1: every spec has a preset of its own, of its role or of its class; ids are stable slugs', () => {
    const starters = presets.filter(({ author }) => author === 'HawsJon');
    const healing = starters.filter(({ stats }) => stats.some(({ name }) => name === 'hp5'));
    expect(healing.every(({ spec }) => /protection|tank/.test(spec))).toBe(true);
    expect(healing.length).toBeGreaterThan(2);
    expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
    const names = presets.map(({ gameClass, name }) => `${gameClass} ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => /\bP\d/.test(name))).toEqual([]);
    for (const { id } of presets) expect(id).toMatch(/^(classic|sod|tbc|wrath)-[a-z0-9-]+$/);
    for (const { gameClass, specs } of classes) {
      for (const { key, role } of specs) {
        const found = presets.some(
          (preset) => preset.gameClass === gameClass && [key, role, 'any'].includes(preset.spec),
        );
        expect(found, `${gameClass} ${key}`).toBe(true);
      }
    }
  });

  test('a line of spells begins with its root, and ids are told once', () => {
    const byId = new Map(spells.map((spell) => [spell.id, spell]));
    expect(byId.size).toBe(spells.length);
    for (const spell of spells) {
      const root = byId.get(spell.rootSpellId);
      expect(root, `${spell.name} ${spell.id}`).toBeDefined();
      expect(root!.rootSpellId).toBe(spell.rootSpellId);
    }
  });

  test('S7: examples are of specs the class has, or of a role', () => {
    for (const { gameClass, spec, items } of examples) {
      const specs = classes.find((each) => each.gameClass === gameClass)!.specs;
      expect([...specs.map((each) => each.key), 'any', 'dps', 'tank', 'healing']).toContain(spec);
      expect(new Set(items.map((item) => item.slotId)).size).toBe(items.length);
    }
  });
});

test('S7: the season shows only the sets whose items are known', () => {
  expect(EDITION_KEYS.map((edition) => tables[edition].examples.length)).toEqual([
    47, 124, 213, 186,
  ]);
});

test('what a form gives by itself, its talent or rune does not give again', () => {
  const moonkin = talentsOf(tables.tbc).find((talent) => talent.name === 'Moonkin Form')!;
  expect(moonkin.effects[0]!.map((effect) => effect.stat)).toEqual(['spellCritPercent']);
  const meta = tables.sod.runes.find((rune) => rune.name === 'Metamorphosis')!;
  expect(meta.effects).toEqual([]);
  const tree = tables.sod.runes.find((rune) => rune.name === 'Tree of Life')!;
  expect(tree.effects).toEqual([]);
});

test('a damaged table is one error that names file and row', () => {
  const cases: readonly (readonly [EditionKey, TextSources, string])[] = [
    [
      'classic',
      withDamage('effect/presets.classic.json', (text) => text.replace('"intellect"', '"wits"')),
      'facts/effect/presets.classic.json: row 1 (Default): stats names the unknown stat wits',
    ],
    [
      'wrath',
      withDamage('effect/talent-effects.json', (text) =>
        text.replace('"values":[2,4,6]', '"values":[2,4]'),
      ),
      '2 values for 3 ranks',
    ],
    [
      'sod',
      withDamage('class/runes.json', (text) => text.replace('"slotId":1,', '')),
      'facts/class/runes.json: row 1 (Gale Winds): a rune without slot',
    ],
    [
      'tbc',
      withDamage('class/base-stats.json', (text) => text.replace(/\["mage",40,.*\n/, '')),
      'facts/class/base-stats.json: mage level 40: no row',
    ],
    [
      'tbc',
      withDamage('effect/buffs.json', (text) => text.slice(0, 5000)),
      'facts/effect/buffs.json: file: ',
    ],
  ];
  for (const [edition, sources, message] of cases) {
    expect(() => compileTables(SOURCES[edition], sources)).toThrow(SourceError);
    expect(() => compileTables(SOURCES[edition], sources)).toThrow(message);
  }
});

test('a rank that no source describes is an error with its spell id', () => {
  const ours = projectSources();
  const silent = tooltipsOf('talents.json', '[]');
  const sources: TextSources = { ...bind(ours), talentTooltips: () => silent };
  expect(() => compileTables(SOURCES.classic, sources)).toThrow(
    'talents.json: id 12282: no text for Improved Heroic Strike rank 1',
  );
});

function bind(sources: TextSources): TextSources {
  return {
    facts: sources.facts,
    talentTooltips: (edition) => sources.talentTooltips(edition),
    itemTooltips: (edition) => sources.itemTooltips(edition),
  };
}
