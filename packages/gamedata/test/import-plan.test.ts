import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { presentCategories } from '@gearwright/game/exchange/categories.ts';
import { fitting } from '@gearwright/game/exchange/fitting-import.ts';
import { importLines } from '@gearwright/game/exchange/import-lines.ts';
import { planImport } from '@gearwright/game/exchange/import-plan.ts';
import { importOfExample } from '@gearwright/game/exchange/set-from-example.ts';
import { setOfImport } from '@gearwright/game/exchange/imported-set.ts';
import { readImport } from '@gearwright/game/exchange/read-text.ts';
import { resolveImport } from '@gearwright/game/exchange/resolve-import.ts';
import { writeOwn } from '@gearwright/game/exchange/write-own.ts';
import { writeAddon, writeWebsite } from '@gearwright/game/exchange/write-simulator.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { validateStored } from '@gearwright/game/findings/validate-stored.ts';
import { BACK } from '@gearwright/game/slot/slots.ts';
import { CHEST } from '@gearwright/game/slot/slots.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { runs } from '@gearwright/game/test/runs.ts';
import { loadDataset } from '../src/load.ts';

const SEED = 20261115;

/** A published example of an edition, worn by the first race its class allows, and an empty set of the class. */
function example(key: EditionKey, at: number) {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const published = dataset.examples[at % dataset.examples.length]!;
  const races = dataset.races.filter((race) => race.classes.includes(published.gameClass));
  const race = races.find(({ faction }) => (published.faction ?? faction) === faction)!;
  const imported = importOfExample(published);
  const character = { ...imported.character!, race: race.race, faction: race.faction };
  const resolved = resolveImport({ ...imported, character }, { edition, dataset });
  const { set, wearer } = setOfImport(resolved, { edition });
  const { gameClass } = set;
  const empty = newGearSet({
    id: 'a',
    characterId: 'b',
    name: 'New',
    gameClass,
    spec: '',
    phase: 1,
  });
  const named = { ...wearer, name: 'Tester', realm: null };
  const own = writeOwn({
    ...{ set, character: named, dataset, stats: {} },
    options: { buffs: true, talents: true, form: null },
    links: { set: null, talents: null },
  });
  const texts = {
    own: JSON.stringify(own),
    addon: JSON.stringify(writeAddon({ set, character: named, dataset })),
    website: JSON.stringify(writeWebsite({ set, character: named, dataset })),
  };
  const rules = { edition, dataset, wearer: { ...wearer, professions: [] } };
  return { set, empty, rules, texts };
}

function planOf(text: string, { empty, rules }: ReturnType<typeof example>) {
  const { gameClass } = empty;
  const resolved = resolveImport(readImport(text), { ...rules, gameClass });
  return planImport(empty, resolved, presentCategories(resolved), rules, String);
}

const gearOf = (set: GearSet) => {
  const { itemIds, enchantIds, gemIds, runeIds, glyphIds } = storeSet(set);
  return { itemIds, enchantIds, gemIds, runeIds, glyphIds };
};

describe.each(EDITION_KEYS)('X1: a set of %s into an empty one', (key) => {
  test.each(['own', 'addon', 'website'] as const)('as %s text comes back equal', (form) => {
    for (const at of [0, 11, 23]) {
      const one = example(key, at);
      const { after, leftOut } = planOf(one.texts[form], one);
      // What the rules refuse of a published set is named; everything else is there.
      if (leftOut.length === 0) expect(gearOf(after)).toEqual(gearOf(one.set));
      expect(importLines(one.empty, after, one.rules.dataset).length).toBeGreaterThan(0);
    }
  });

  test('nothing that the rules refuse is in the plan, and the edit makes the plan', () => {
    for (const at of [0, 7, 19]) {
      const one = example(key, at);
      const { after, edit } = planOf(one.texts.own, one);
      const wearer = { ...one.rules.wearer, professions: after.defaultFilters.professions ?? [] };
      const { refusals } = validateStored(storeSet(one.empty), storeSet(after), {
        ...one.rules,
        wearer,
      });
      expect(refusals).toEqual([]);
      expect(edit(one.empty)).toEqual(after);
    }
  });
});

test('E4: a refused enchant leaves the item it sits on', () => {
  const { empty, rules } = example('wrath', 0);
  const [cloak, underlay] = ['47545', 'spell:55002'];
  const bare = storeSet(empty);
  const itemIds = bare.itemIds.with(BACK, cloak);
  const enchantIds = bare.enchantIds.with(BACK, underlay);
  const worn = loadSet({ ...bare, itemIds, enchantIds }, rules.dataset).set;
  const { set, leftOut } = fitting(empty, worn, rules);
  expect(leftOut.map(({ code }) => code)).toEqual(['professionMissing']);
  expect(storeSet(set)).toMatchObject({ itemIds, enchantIds: bare.enchantIds });
});

test('X1: talents of another class are left out, and it is said', () => {
  const one = example('tbc', 0);
  const other = one.set.gameClass === 'mage' ? 'PRIEST' : 'MAGE';
  const text = { character: { gameClass: other }, talents: '0a' };
  const { after, leftOut } = planOf(JSON.stringify(text), one);
  expect(after.talents).toBe('');
  expect(leftOut.map(({ code }) => code)).toEqual(['otherClass']);
});

test(`X1: mutated texts never break anything, and never change a part (seed ${SEED})`, () => {
  const one = example('wrath', 3);
  const sources = Object.values(one.texts);
  const mutated = fc
    .tuple(fc.constantFrom(...sources), fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 6 }))))
    .map(([text, cuts]) =>
      cuts.reduce((now, [at, put]) => {
        const place = at % (now.length + 1);
        return now.slice(0, place) + put + now.slice(place + put.length);
      }, text),
    );
  fc.assert(
    fc.property(mutated, (text) => {
      try {
        const { after, edit } = planOf(text, one);
        const wearer = { ...one.rules.wearer, professions: after.defaultFilters.professions ?? [] };
        const rules = { ...one.rules, wearer };
        expect(validateStored(storeSet(one.empty), storeSet(after), rules).refusals).toEqual([]);
        expect(edit(one.empty)).toEqual(after);
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
      }
    }),
    { numRuns: runs(150, 5000), seed: SEED },
  );
});

test('X1, W1: a preset in the text is the preset, other weights under its name are a point of one’s own', () => {
  const one = example('tbc', 0);
  const preset = one.rules.dataset.presets.find(
    ({ gameClass }) => gameClass === one.set.gameClass,
  )!;
  const text = (change: number) =>
    JSON.stringify({
      points: [
        {
          name: preset.name,
          type: 'preset',
          stats: Object.fromEntries(preset.stats.map(({ name, value }) => [name, value + change])),
        },
      ],
    });
  expect(planOf(text(0), one).after.points).toMatchObject([{ type: 'preset', pointId: preset.id }]);
  expect(planOf(text(1), one).after.points).toMatchObject([{ type: 'custom' }]);
});

test('E4: where the text’s item is refused, what was worn stays', () => {
  const one = example('tbc', 0);
  const worn = { ...one, empty: one.set };
  const foreign = one.rules.dataset.item('30196')!;
  const { after, leftOut } = planOf(
    JSON.stringify({ items: [{ slot: 'CHEST', id: foreign.baseId }] }),
    worn,
  );
  expect(leftOut.map(({ code }) => code)).toEqual(['wrongClass']);
  expect(after.gear[CHEST].item?.id).toBe(one.set.gear[CHEST].item?.id);
});
