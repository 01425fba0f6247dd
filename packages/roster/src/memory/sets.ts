import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { checkClientKey } from '../client-key.ts';
import { refuseBeyond } from '../limits.ts';
import { newId } from '../new-id.ts';
import type {
  CreateOptions,
  SetInput,
  SetPatch,
  SetWithCharacter,
  UpdateOptions,
} from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import type { KeptSet } from '../rules/point-ref.ts';
import { asksNothing, changedSet, setFrom, warningsOf } from '../rules/set-rules.ts';
import { takePoints } from '../rules/take-points.ts';
import { StaleSetError } from '../stale-set-error.ts';
import { binSet } from './bin.ts';
import { beginHistory, forgetHistory, recordEdit } from './history.ts';
import {
  characterOf,
  releasePoints,
  resolveCharacter,
  resolveSet,
  setOf,
  setsOf,
  type State,
} from './state.ts';

export function getSet(state: State, game: RosterGame, id: string): SetWithCharacter {
  const set = resolveSet(state, setOf(state, id), game);
  const character = resolveCharacter(state, characterOf(state, set.characterId), game);
  return { ...set, character, warnings: warningsOf(set, character, game) };
}

export function createSet(
  state: State,
  game: RosterGame,
  input: SetInput,
  options: CreateOptions,
): StoredSet {
  const key = checkClientKey(options.clientKey);
  const made = key === null ? undefined : state.sets.get(state.keys.get(`set ${key}`)!);
  if (made) return resolveSet(state, made, game);

  const character = state.characters.get(input.characterId);
  if (!character) throw new PlannerError('characterDoesNotExist');
  refuseBeyond('sets', state.sets.size + 1);
  refuseBeyond('sets of one character', setsOf(state, character.id).length + 1);
  const ids = { id: newId(), characterId: character.id };
  const set = setFrom(input, ids, resolveCharacter(state, character, game), game, options);
  const kept = keep(state, game, set, null, options);
  beginHistory(state, kept.id);
  if (key !== null) state.keys.set(`set ${key}`, kept.id);
  return resolveSet(state, kept, game);
}

export function updateSet(
  state: State,
  game: RosterGame,
  id: string,
  patch: SetPatch,
  { version, by }: UpdateOptions,
): StoredSet {
  const kept = setOf(state, id);
  const before = resolveSet(state, kept, game);
  if (version !== undefined && version !== before.version) throw new StaleSetError(before);
  if (asksNothing(patch)) return before;

  const character = resolveCharacter(state, characterOf(state, kept.characterId), game);
  const after = changedSet(before, patch, character, game);
  if (patch.points === undefined) state.sets.set(id, { ...after, points: kept.points });
  else keep(state, game, after, kept, {});
  recordEdit(state, before, after, by);
  releasePoints(state);
  return resolveSet(state, setOf(state, id), game);
}

/** It waits in the bin, unless it is to be gone. */
export function deleteSet(
  state: State,
  id: string,
  { forEver = false }: { readonly forEver?: boolean } = {},
): { readonly id: string; readonly characterId: string } {
  const set = setOf(state, id);
  if (forEver) forgetHistory(state, [id]);
  else binSet(state, set);
  state.sets.delete(id);
  releasePoints(state);
  return { id, characterId: set.characterId };
}

function keep(
  state: State,
  { dataset }: RosterGame,
  set: StoredSet,
  before: KeptSet | null,
  { asStored }: CreateOptions,
): KeptSet {
  const { refs, written } = takePoints(set.points, {
    dataset,
    before: before?.points ?? null,
    isKnown: (pointId) => state.points.has(pointId),
    asStored,
  });
  for (const [id, point] of written) state.points.set(id, point);
  refuseBeyond('points', state.points.size);
  const kept = { ...set, points: refs };
  state.sets.set(kept.id, kept);
  return kept;
}
