import type { Page } from 'playwright-core';
import type { GameClass, Race } from '@gearwright/game/words/classes-and-races.ts';
import { RACE_FACTION } from '@gearwright/game/words/classes-and-races.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { autofill } from '@gearwright/game/optimise/autofill.ts';
import { weightsOf } from '@gearwright/game/point/point.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { buildSearchIndex } from '@gearwright/game/search/search-index.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { newGearSet } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { writeStore } from './write-store.ts';

export interface Example {
  readonly edition: EditionKey;
  readonly gameClass: GameClass;
  readonly race: Race;
  readonly spec: string;
  readonly phase: number;
  readonly name: string;
  /** Filled with the best for its point; otherwise it is empty. */
  readonly filled: boolean;
}

/** A character with one set, as a browser keeps them. */
export interface KeptSet {
  readonly path: string;
  readonly edition: EditionKey;
  readonly set: GearSet;
  readonly records: Readonly<Record<'characters' | 'sets', object>>;
}

export function exampleSet(example: Example): KeptSet {
  const { gameClass, race, spec, phase, name, filled } = example;
  const edition = EDITIONS[example.edition];
  const dataset = loadDataset(example.edition);
  const level = edition.maxLevel;
  const points = [presetPoint(presetFor(dataset, edition, { gameClass, spec, level, phase })!)];
  const wearer = { race, gameClass, level, faction: RACE_FACTION[race] };
  const id = `${example.edition}-set`;
  const characterId = `${example.edition}-character`;
  const empty: GearSet = {
    ...newGearSet({ id, characterId, name, gameClass, spec, phase }),
    version: 1,
    points,
  };
  const set = filled
    ? {
        ...empty,
        gear: autofill({
          index: buildSearchIndex(dataset, edition),
          rules: { edition, dataset, wearer },
          set: empty,
          weights: weightsOf(points[0]!),
        }).gear,
      }
    : empty;
  const character = {
    ...wearer,
    id: characterId,
    name: 'Vaelreth',
    realm: null,
    guild: 'Ashen Vow',
    gender: 0,
    spec: null,
    variations: { skinColor: 1, face: 1, hair: 1, hairColor: 1, facialHair: 1 },
    connectedSets: [],
  };
  return {
    path: `/character/${characterId}/set/${id}`,
    edition: example.edition,
    set,
    records: { characters: character, sets: storeSet(set) },
  };
}

/** Puts it into the store of a visitor's browser; the page must be of the site, and is opened anew after it. */
export function keepInBrowser(page: Page, { edition, records }: KeptSet): Promise<void> {
  const entries = Object.entries(records).map(([kind, record]) => {
    const { id } = record as { readonly id: string };
    return [kind, [[id, record]]] as const;
  });
  return writeStore(page, edition, entries);
}
