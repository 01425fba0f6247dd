import { afterAll, describe, expect, test } from 'vitest';
import {
  getAutofillItems,
  getBaseStats,
  getBuffOptions,
  getPointPreset,
  getPointPresets,
  getSpellLine,
  getSpells,
  getTalentData,
} from '@gearwright/api/generated/operations.ts';
import { buffOptions } from '@gearwright/game/buff/buff-options.ts';
import { baseStats } from '@gearwright/game/character/base-stats.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { autofillItems } from '@gearwright/game/optimise/autofill-items.ts';
import { presetFor } from '@gearwright/game/point/preset-for.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import { RACE_FACTION } from '@gearwright/game/words/classes-and-races.ts';
import { loadDataset, loadTexts } from '@gearwright/gamedata/load.ts';
import { guest } from '../askers.ts';
import { runServer } from '../run-server.ts';

/**
 * What the page works out by itself, from the packs it has loaded, is what the API answers to whoever asks it
 * instead. The calls below are never made by the page.
 */
const running = await runServer('sqlite');
afterAll(() => running.close());
const visitor = guest(running);

describe.each(EDITION_KEYS)('%s answers as the page does', (key) => {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const texts = loadTexts(key);
  const wearers = dataset.classes.map(({ gameClass, races }) => ({
    gameClass,
    race: races[0]!,
    level: edition.maxLevel,
  }));

  test('W1: the preset a new set begins with is among its class’s, and found by its id', async () => {
    for (const { gameClass, specs } of dataset.classes) {
      const { getPointPresets: presets } = await visitor.call(getPointPresets, { gameClass }, key);
      const own = dataset.presets.filter((preset) => preset.gameClass === gameClass);
      expect(presets.map(({ id, stats }) => ({ id, stats }))).toEqual(
        own.map(({ id, stats }) => ({ id, stats })),
      );
      const facts = { gameClass, phase: edition.defaultPhase, level: edition.maxLevel };
      const first = presetFor(dataset, edition, { ...facts, spec: specs[0]!.key })!;
      const { getPointPreset: found } = await visitor.call(getPointPreset, { id: first.id }, key);
      expect(found).toEqual(presets.find(({ id }) => id === first.id));
    }
  });

  test('T1: a naked character of every class', async () => {
    for (const who of wearers) {
      const { getBaseStats: stats } = await visitor.call(getBaseStats, who, key);
      expect(stats).toEqual(baseStats(dataset, who.gameClass, who.race, who.level));
    }
  });

  test('B1: the buffs of every class, by who casts them', async () => {
    for (const who of wearers) {
      const { getBuffOptions: told } = await visitor.call(getBuffOptions, who, key);
      const own = buffOptions(dataset, { ...who, faction: RACE_FACTION[who.race] });
      expect(
        told.map(({ category, spells }) => [category, spells.map((each) => each.name)]),
      ).toEqual(own.map((each) => [each.key, each.options.map(({ buff }) => buff.name)]));
      expect(told.flatMap(({ spells }) => spells.map(({ ranks }) => ranks.length))).toEqual(
        own.flatMap(({ options }) => options.map(({ ranks }) => ranks.length)),
      );
    }
  });

  test('K1: the talents of every class, with the words of their ranks', async () => {
    for (const { gameClass } of wearers) {
      const { getTalentData: told } = await visitor.call(getTalentData, { gameClass }, key);
      const own = dataset.talents(gameClass).trees;
      expect(
        told.trees.map(({ name, talents }) => [
          name,
          talents.map(({ id, row, col, ranks }) => [
            Number(id),
            row,
            col,
            ranks.map(({ description }) => description),
          ]),
        ]),
      ).toEqual(
        own.map(({ name, talents }) => [
          name,
          talents.map(({ id, row, col, spellIds }) => [
            id,
            row,
            col,
            spellIds.map((spellId) => texts.talentRank(spellId)?.description ?? null),
          ]),
        ]),
      );
    }
  });

  test('B1: spells and their lines', async () => {
    const ids = dataset.buffs.map(({ spellId }) => spellId).slice(0, 100);
    const { getSpells: told } = await visitor.call(getSpells, { ids: ids.map(String) }, key);
    const own = ids.flatMap((id) => dataset.spell(id) ?? []);
    expect(own.length).toBeGreaterThan(0);
    expect(told.map(({ id, name }) => [Number(id), name])).toEqual(
      own.map(({ id, name }) => [id, name]),
    );
    const { rootSpellId } = told[0]!;
    const { getSpellLine: line } = await visitor.call(getSpellLine, { rootSpellId }, key);
    expect(line.map(({ id }) => Number(id))).toEqual(
      dataset.spellLine(Number(rootSpellId)).map(({ id }) => id),
    );
  });

  test('Q2: the best of every slot, item by item and score by score', async () => {
    const index = buildSearchIndex(dataset, edition);
    const statWeights = { strength: 1, agility: 0.8, stamina: 0.1 };
    const query = { gameClass: 'warrior', maxRequiredLevel: edition.maxLevel } as const;
    const { getAutofillItems: told } = await visitor.call(
      getAutofillItems,
      {
        hits: 5,
        query: {
          ...query,
          statWeights: Object.entries(statWeights).map(([name, value]) => ({ name, value })),
        },
      },
      key,
    );
    const own = autofillItems(index, {
      hits: 5,
      query: { ...query, statWeights },
      mainWeaponQuery: null,
      offWeaponQuery: null,
    });
    expect(
      told.map(({ slotId, items }) => [slotId, items.map(({ id, score }) => [id, score])]),
    ).toEqual(own.map(({ slot, hits }) => [slot, hits.map(({ item, score }) => [item.id, score])]));
  });
});
