import { PlannerError } from '@gearwright/game/messages.ts';
import {
  binnedCharacter,
  binnedSet,
  lastDeletedFirst,
  overBy,
  restoredSets,
  shownOfBin,
  tooMuch,
  type Binned,
  type BinnedBody,
} from '../bin.ts';
import type { BinnedThing } from '../roster.ts';
import { refuseBeyond } from '../limits.ts';
import { heldPoints, type KeptCharacter, type KeptSet, type PointRef } from '../rules/point-ref.ts';
import { refuseOtherClass } from '../rules/set-rules.ts';
import { forgetHistory } from './history.ts';
import { setsOf, type State } from './state.ts';

export function binCharacter(state: State, character: KeptCharacter): void {
  const sets = setsOf(state, character.id);
  const inventory = state.inventories.get(character.id) ?? [];
  const refs = [...sets, ...character.connectedSets].map(({ points }) => points);
  const body = { sets, inventory, points: pointsOf(state, refs) };
  keep(state, binnedCharacter(character, body, Date.now()));
}

export function binSet(state: State, set: KeptSet): void {
  const character = state.characters.get(set.characterId)!;
  keep(state, binnedSet(set, character, pointsOf(state, [set.points]), Date.now()));
}

export function listBin(state: State): readonly BinnedThing[] {
  const now = Date.now();
  const things = [...state.bin.values()].filter(({ deletedAt }) => deletedAt > overBy(now));
  return lastDeletedFirst(things).map(shownOfBin);
}

export function restoreFromBin(state: State, id: string): BinnedThing {
  const binned = binnedOf(state, id);
  const { character, inventory, points } = binned.body;
  const sets = restoredSets(binned.body);
  if (!character) {
    const owner = state.characters.get(binned.characterId);
    if (!owner) throw new PlannerError('characterDoesNotExist');
    for (const set of sets) refuseOtherClass(set, owner);
  }
  refuseBeyond('characters', state.characters.size + (character ? 1 : 0));
  refuseBeyond('sets', state.sets.size + sets.length);
  refuseBeyond('sets of one character', setsOf(state, binned.characterId).length + sets.length);
  // What was changed since then stays as it is now.
  for (const [pointId, point] of points) {
    if (!state.points.has(pointId)) state.points.set(pointId, point);
  }
  refuseBeyond('points', state.points.size);
  if (character) state.characters.set(id, character);
  if (inventory.length > 0) state.inventories.set(id, inventory);
  for (const set of sets) state.sets.set(set.id, set);
  forgetKeys(state, [id, ...sets.map((set) => set.id)]);
  state.bin.delete(id);
  return shownOfBin(binned);
}

/** What was made again with the key of what was deleted stays what that key made. */
function forgetKeys({ keys }: State, ids: readonly string[]): void {
  for (const [key, id] of keys) if (ids.includes(id)) keys.delete(key);
}

export function deleteFromBin(state: State, id: string): { readonly id: string } {
  const binned = binnedOf(state, id);
  drop(state, binned);
  // Sets that were deleted before their character have nowhere to go any more.
  for (const each of [...state.bin.values()]) {
    if (binned.kind === 'character' && each.characterId === id) drop(state, each);
  }
  return { id };
}

/** Lets go of what has been there for its time. */
export function tidyBin(state: State): void {
  trim(state, null);
}

function trim(state: State, justPut: string | null): void {
  for (const binned of tooMuch([...state.bin.values()], Date.now(), justPut)) drop(state, binned);
}

/** What its sets were goes with it. */
function drop(state: State, { id, body }: Binned): void {
  state.bin.delete(id);
  forgetHistory(
    state,
    body.sets.map((set) => set.id),
  );
}

function keep(state: State, binned: Binned): void {
  state.bin.set(binned.id, binned);
  trim(state, binned.id);
}

function binnedOf({ bin }: State, id: string): Binned {
  const binned = bin.get(id);
  if (!binned || binned.deletedAt <= overBy(Date.now())) throw new PlannerError('notInBin');
  return binned;
}

function pointsOf(
  { points }: State,
  lists: readonly (readonly PointRef[])[],
): BinnedBody['points'] {
  const ids = new Set(lists.flatMap(heldPoints));
  return [...ids].flatMap((id) => {
    const point = points.get(id);
    return point ? [[id, point] as const] : [];
  });
}
