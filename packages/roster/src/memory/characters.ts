import type { Character } from '@gearwright/game/character/character.ts';
import { checkClientKey } from '../client-key.ts';
import { refuseBeyond } from '../limits.ts';
import { newId } from '../new-id.ts';
import type {
  CharacterInput,
  CharacterPatch,
  CharacterSummary,
  CharacterWithSets,
  CreateOptions,
} from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { changedCharacter, characterFrom } from '../rules/character-rules.ts';
import type { KeptCharacter } from '../rules/point-ref.ts';
import { summaryOfCharacter, summaryOfSet } from '../rules/summaries.ts';
import { takePoints } from '../rules/take-points.ts';
import { sortedByName } from '../sorted-by-name.ts';
import { binCharacter } from './bin.ts';
import { forgetHistory } from './history.ts';
import { characterOf, releasePoints, resolveCharacter, setsOf, type State } from './state.ts';

export function listCharacters(state: State, game: RosterGame): readonly CharacterSummary[] {
  const summaries = [...state.characters.values()].map((character) =>
    summaryOfCharacter(
      resolveCharacter(state, character, game),
      setsOf(state, character.id).map(summaryOfSet),
    ),
  );
  return sortedByName(summaries, (character) => character.id);
}

export function getCharacter(state: State, game: RosterGame, id: string): CharacterWithSets {
  const character = resolveCharacter(state, characterOf(state, id), game);
  const sets = setsOf(state, id).map(summaryOfSet);
  return { ...character, sets: sortedByName(sets, (set) => set.id) };
}

export function createCharacter(
  state: State,
  game: RosterGame,
  input: CharacterInput,
  options: CreateOptions,
): Character {
  const key = checkClientKey(options.clientKey);
  const made = key === null ? undefined : state.characters.get(state.keys.get(`character ${key}`)!);
  if (made) return resolveCharacter(state, made, game);

  refuseBeyond('characters', state.characters.size + 1);
  const character = characterFrom(input, newId(), game, options);
  const kept = keep(state, game, character, null, options);
  if (key !== null) state.keys.set(`character ${key}`, kept.id);
  return resolveCharacter(state, kept, game);
}

export function updateCharacter(
  state: State,
  game: RosterGame,
  id: string,
  patch: CharacterPatch,
): Character {
  const before = characterOf(state, id);
  const classes = setsOf(state, id).map((set) => set.gameClass);
  const after = changedCharacter(resolveCharacter(state, before, game), patch, game, classes);
  // Points that were not sent are not written: they may have been changed elsewhere.
  const kept =
    patch.connectedSets === undefined
      ? { ...after, connectedSets: before.connectedSets }
      : keep(state, game, after, before, {});
  state.characters.set(id, kept);
  releasePoints(state);
  return resolveCharacter(state, kept, game);
}

/** It waits in the bin, unless it is to be gone. */
export function deleteCharacter(
  state: State,
  id: string,
  { forEver = false }: { readonly forEver?: boolean } = {},
): { readonly id: string } {
  const character = characterOf(state, id);
  const setIds = setsOf(state, id).map((set) => set.id);
  if (forEver) forgetHistory(state, setIds);
  else binCharacter(state, character);
  for (const setId of setIds) state.sets.delete(setId);
  state.characters.delete(id);
  state.inventories.delete(id);
  releasePoints(state);
  return { id };
}

function keep(
  state: State,
  { dataset }: RosterGame,
  character: Character,
  before: KeptCharacter | null,
  { asStored }: CreateOptions,
): KeptCharacter {
  const connectedSets = character.connectedSets.map((set) => {
    const { refs, written } = takePoints(set.points, {
      dataset,
      before: before && (before.connectedSets.find(({ id }) => id === set.id)?.points ?? []),
      isKnown: (pointId) => state.points.has(pointId),
      asStored,
    });
    for (const [id, point] of written) state.points.set(id, point);
    return { ...set, points: refs };
  });
  refuseBeyond('points', state.points.size);
  const kept = { ...character, connectedSets };
  state.characters.set(kept.id, kept);
  return kept;
}
