import { describe, expect, test } from 'vitest';
import type { ExampleSet } from '@gearwright/game/dataset/tables.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { importOfExample } from '@gearwright/game/exchange/set-from-example.ts';
import { setOfImport } from '@gearwright/game/exchange/imported-set.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { resolveImport } from '@gearwright/game/exchange/resolve-import.ts';
import { writeOwn } from '@gearwright/game/exchange/write-own.ts';
import { writeAddon, writeWebsite } from '@gearwright/game/exchange/write-simulator.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { MAIN_HAND, OFF_HAND, slotByKey } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { sheetStats } from '@gearwright/game/total/sheet-stats.ts';
import { loadDataset } from '../src/load.ts';

/** The example worn by the first race its class allows. */
function worn(key: EditionKey, example: ExampleSet) {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const races = dataset.races.filter((race) => race.classes.includes(example.gameClass));
  const race = races.find(({ faction }) => (example.faction ?? faction) === faction)!;
  const imported = importOfExample(example);
  const character = { ...imported.character!, race: race.race, faction: race.faction };
  const resolved = resolveImport({ ...imported, character }, { edition, dataset });
  return { edition, dataset, resolved, ...setOfImport(resolved, { edition }) };
}

/** One example wears a main-hand dagger in the off hand. */
const KNOWN_ODDITIES: Partial<Record<EditionKey, readonly string[]>> = {
  sod: ['warrior P1 DW: Blackfathom Ritual Dagger cannot be worn in the Off Hand slot'],
};

/** Eight sets of every edition, spread over the file. */
const samples = EDITION_KEYS.flatMap((key) => {
  const { examples } = loadDataset(key);
  return Array.from(
    { length: 8 },
    (_, at) => examples[Math.floor((at * examples.length) / 8)]!,
  ).map((example) => ({ key, example, name: `${example.gameClass} ${example.name}` }));
});

const comparable = (set: GearSet) => {
  const {
    id: _id,
    characterId: _character,
    name: _name,
    spec: _spec,
    phase: _phase,
    points,
    ...rest
  } = storeSet(set);
  return { ...rest, points: points.map(({ name, stats }) => ({ name, stats })) };
};

function ownText(key: EditionKey, example: ExampleSet) {
  const { set, wearer, edition, dataset } = worn(key, example);
  const points = [
    { type: 'custom', pointId: 'p', name: 'Mine', stats: [{ name: 'stamina', value: 0.5 }] },
  ] as const;
  const full: GearSet = {
    ...set,
    points,
    goals: {
      caps: [
        { stat: 'stamina', kind: 'atLeast', amount: 500, enabled: false },
        { stat: 'agility', kind: 'worthlessAbove', amount: 12.5, beyond: 0.5, enabled: true },
      ],
      arms: 'any',
    },
    wishlist: set.gear[MAIN_HAND].item ? [set.gear[MAIN_HAND].item] : [],
  };
  const stats = sheetStats(setTotals(full, { edition, dataset, wearer, form: null, buffs: true }));
  const character = { ...wearer, name: 'Tester' };
  return {
    full,
    wearer,
    dataset,
    edition,
    text: writeOwn({
      set: full,
      character,
      dataset,
      stats,
      options: { buffs: true, talents: true, form: null },
      links: { set: null, talents: null },
    }),
  };
}

describe.each(EDITION_KEYS)('X1: examples of %s', (key) => {
  test('every published example is understood whole', () => {
    const warnings = loadDataset(key).examples.flatMap((example) =>
      worn(key, example).resolved.warnings.map(
        ({ message }) => `${example.gameClass} ${example.name}: ${message}`,
      ),
    );
    expect(warnings).toEqual(KNOWN_ODDITIES[key] ?? []);
  });
});

describe.each(samples)('X1: $key $name', ({ key, example }) => {
  test('our own format comes back equal', () => {
    const { full, text, edition, dataset } = ownText(key, example);
    const again = resolveImport(readImport(JSON.stringify(text)), { edition, dataset });
    expect(again.warnings).toEqual([]);
    expect(comparable(setOfImport(again, { edition }).set)).toEqual(comparable(full));
  });

  test.each([
    ['addon', writeAddon],
    ['website', writeWebsite],
  ] as const)('the %s form keeps gear, talents and glyphs', (format, write) => {
    const { set, wearer, edition, dataset } = worn(key, example);
    const text = JSON.stringify(
      write({ set, dataset, character: { ...wearer, name: 'T', realm: null } }),
    );
    const imported = readImport(text);
    expect(imported.format).toBe(format);
    const again = resolveImport(imported, { edition, dataset });
    expect(again.warnings).toEqual([]);
    const back = storeSet(setOfImport(again, { edition }).set);
    const { itemIds, enchantIds, gemIds, runeIds, talents, glyphIds } = storeSet(set);
    expect(back).toMatchObject({ itemIds, enchantIds, gemIds, runeIds, glyphIds });
    expect(again.talents === null ? '' : talentsOf(key, back.talents, example)).toBe(
      talentsOf(key, talents, example),
    );
  });

  test('X2: the simulators’ importer finds what it reads', () => {
    const { text, wearer, edition, dataset } = ownText(key, example);
    expect(text.character.gameClass).toBe(wearer.gameClass.toUpperCase());
    expect(text.character.gameClass).toMatch(/^[A-Z]+$/);
    expect(text.character.race).toMatch(/^[A-Z]+$/);
    expect(text.character.level).toBeLessThanOrEqual(edition.maxLevel);
    const rankSpells = new Set(
      dataset
        .talents(wearer.gameClass)
        .trees.flatMap((tree) => tree.talents.map(({ spellIds }) => spellIds))
        .flat(),
    );
    expect(Array.isArray(text.talents)).toBe(true);
    for (const talent of text.talents) expect(rankSpells).toContain(talent.spellId);
    expect(new Set(text.talents.map(({ name }) => name)).size).toBe(text.talents.length);
    for (const item of text.items) {
      expect(Number.isInteger(item.id)).toBe(true);
      if (item.enchant) {
        expect(dataset.enchants.some(({ effectId }) => effectId === item.enchant?.id)).toBe(true);
      }
      for (const gem of item.gems ?? [])
        if (gem) expect(dataset.item(String(gem.id))?.gem).toBeTruthy();
      expect(item).not.toHaveProperty('reforge');
    }
    const slots = text.items.map(({ slot }) => slotByKey(slot));
    const [main, off] = [slots.indexOf(MAIN_HAND), slots.indexOf(OFF_HAND)];
    if (main !== -1 && off !== -1) expect(main).toBeLessThan(off);
  });
});

/** Letters differ by the order of spending, spells do not. */
function talentsOf(key: EditionKey, talents: string, { gameClass }: ExampleSet): string {
  const dataset = loadDataset(key);
  const resolved = resolveImport(
    { ...importOfExample({ gameClass, talents, items: [] } as unknown as ExampleSet) },
    { edition: EDITIONS[key], dataset, gameClass },
  );
  return resolved.talents ?? '';
}

describe('bad input is told, not counted', () => {
  const read = (key: EditionKey, character: object) =>
    resolveImport(readImport(JSON.stringify({ character, items: [], talents: '2' })), {
      edition: EDITIONS[key],
      dataset: loadDataset(key),
    });

  test('X1: a race that cannot be the class is warned about', () => {
    const { warnings } = read('tbc', { gameClass: 'MAGE', race: 'TAUREN', level: 70 });
    expect(warnings.map(({ code }) => code)).toEqual(['classNotOfRace']);
  });

  test('X1: a class the edition lacks is no class', () => {
    const resolved = read('classic', { gameClass: 'DEATHKNIGHT', race: 'ORC', level: 60 });
    expect(() => setOfImport(resolved, { edition: EDITIONS.classic })).toThrow(
      'character.gameClass is not valid: not a class of this edition',
    );
  });

  test.each([0, -3, 999])('X1: level %i is out of range, in our own words', (level) => {
    const resolved = read('tbc', { gameClass: 'MAGE', race: 'GNOME', level });
    expect(() => setOfImport(resolved, { edition: EDITIONS.tbc })).toThrow(
      'character.level must be between 1 and 70',
    );
  });
});
