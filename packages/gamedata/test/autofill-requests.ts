import { RACE_FACTION } from '@gearwright/game/words/classes-and-races.ts';
import type { PointPreset } from '@gearwright/game/dataset/tables.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { ExactRequest } from '@gearwright/game/optimise/exact/exact-request.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import type { SearchIndex } from '@gearwright/game/search/search-index.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset } from '../src/load.ts';

const indexes = new Map<EditionKey, SearchIndex>();

export function indexOf(edition: EditionKey): SearchIndex {
  let index = indexes.get(edition);
  if (!index) {
    index = buildSearchIndex(loadDataset(edition), EDITIONS[edition]);
    indexes.set(edition, index);
  }
  return index;
}

/** Presets for the level cap. */
export function presetsAtCap(edition: EditionKey): readonly PointPreset[] {
  return loadDataset(edition).presets.filter(({ levels }) => levels === null);
}

/** A naked character of the preset's class at the level cap, in this phase (0 the last). */
export function requestFor(edition: EditionKey, preset: PointPreset, phase = 0): ExactRequest {
  const dataset = loadDataset(edition);
  const { gameClass, spec } = preset;
  const race = dataset.classes.find((facts) => facts.gameClass === gameClass)!.races[0]!;
  const set = newGearSet({ id: 'a', characterId: 'b', name: 'x', gameClass, spec, phase });
  const professions = ['jewelcrafting', 'blacksmithing'];
  return {
    index: indexOf(edition),
    rules: {
      edition: EDITIONS[edition],
      dataset,
      wearer: { race, gameClass, level: EDITIONS[edition].maxLevel, faction: RACE_FACTION[race] },
    },
    set: { ...set, defaultFilters: { ...set.defaultFilters, professions } },
    weights: Object.fromEntries(preset.stats.map(({ name, value }) => [name, value])),
  };
}
