import type { Page } from 'playwright-core';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { setFromExample } from '@gearwright/game/exchange/set-from-example.ts';
import { presetFor, presetPoint } from '@gearwright/game/point/preset-for.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset } from '@gearwright/gamedata/load.ts';
import { createCharacter } from '@gearwright/roster/memory/characters.ts';
import { createSet } from '@gearwright/roster/memory/sets.ts';
import { emptyState, type State } from '@gearwright/roster/memory/state.ts';
import type { CharacterInput } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { writeStore } from '../scripts/browser/write-store.ts';

/** A published set, by its class, spec and name; no name is a set with nothing in it. */
export interface SeededSet {
  readonly name: string;
  readonly spec: string;
  readonly example: string | null;
}

export interface Seeded {
  readonly game: RosterGame;
  readonly characterId: string;
  readonly setIds: readonly string[];
}

interface Seed {
  readonly edition: EditionKey;
  readonly character: Pick<CharacterInput, 'name' | 'race' | 'gameClass'> & {
    readonly level?: number;
  };
  readonly sets: readonly SeededSet[];
}

/** Somebody who planned here before: a character and sets in the browser's store, made by the roster's own rules. */
export async function seedRoster(page: Page, address: string, seed: Seed): Promise<Seeded> {
  const game = { edition: EDITIONS[seed.edition], dataset: loadDataset(seed.edition) };
  const state = emptyState();
  const { id: characterId } = createCharacter(
    state,
    game,
    {
      realm: null,
      gender: 0,
      level: game.edition.maxLevel,
      variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
      connectedSets: [],
      ...seed.character,
    },
    {},
  );
  const setIds = seed.sets.map((set) => makeSet(state, game, characterId, seed, set));
  await page.goto(`${address}/robots.txt`);
  const records = Object.entries(state).map(
    ([kind, entries]) => [kind, [...(entries as Map<string, unknown>)]] as const,
  );
  await writeStore(page, seed.edition, records);
  return { game, characterId, setIds };
}

function makeSet(
  state: State,
  game: RosterGame,
  characterId: string,
  { character }: Seed,
  { name, spec, example }: SeededSet,
): string {
  const { gameClass } = character;
  const { edition, dataset } = game;
  const level = character.level ?? edition.maxLevel;
  const phase = edition.defaultPhase;
  const preset = presetFor(dataset, edition, { gameClass, spec, phase, level })!;
  const beginnings = { id: '', characterId, name, gameClass, spec, phase };
  const published = dataset.examples.find(
    (each) => each.gameClass === gameClass && each.spec === spec && each.name === example,
  );
  const made = published && setFromExample(published, beginnings, { ...game, gameClass });
  const points = [presetPoint(preset)];
  const stored = made ? { ...storeSet(made.set), points } : { ...beginnings, points };
  return createSet(state, game, { ...stored, characterId, name }, { asStored: true }).id;
}
