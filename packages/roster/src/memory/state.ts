import type { Character } from '@gearwright/game/character/character.ts';
import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { Binned } from '../bin.ts';
import type { EditGroup } from '../history/edit-group.ts';
import type { EditSource, PointInput } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import type { PointHolder } from '../rules/owned-points.ts';
import { heldPoints, resolvePoints, type KeptCharacter, type KeptSet } from '../rules/point-ref.ts';
import { unusedPoints } from '../rules/take-points.ts';

/** A state that a set was in; its body is packed as `past-set.ts` says. */
export interface KeptVersion {
  readonly version: number;
  readonly savedAt: number;
  readonly by: EditSource;
  readonly body: string;
}

export interface KeptSnapshot {
  readonly id: string;
  readonly name: string;
  readonly takenAt: number;
  readonly body: string;
}

export interface KeptHistory {
  /** The last first. */
  readonly versions: readonly KeptVersion[];
  readonly snapshots: readonly KeptSnapshot[];
}

/** All that one owner has in one edition. A write works on a copy, which takes its place when it succeeds. */
export interface State {
  readonly characters: Map<string, KeptCharacter>;
  readonly sets: Map<string, KeptSet>;
  readonly points: Map<string, PointInput>;
  /** By character; absent is nothing. */
  readonly inventories: Map<string, Inventory>;
  /** What was deleted and can be had back, by the id it had. */
  readonly bin: Map<string, Binned>;
  /** By set, binned ones too: what it was, and the edits that made it what it is. */
  readonly histories: Map<string, KeptHistory>;
  readonly edits: Map<string, EditGroup>;
  /** Client key → id of what it made. */
  readonly keys: Map<string, string>;
}

export function emptyState(): State {
  return {
    characters: new Map(),
    sets: new Map(),
    points: new Map(),
    inventories: new Map(),
    bin: new Map(),
    histories: new Map(),
    edits: new Map(),
    keys: new Map(),
  };
}

export function copyOf(state: State): State {
  return {
    characters: new Map(state.characters),
    sets: new Map(state.sets),
    points: new Map(state.points),
    inventories: new Map(state.inventories),
    bin: new Map(state.bin),
    histories: new Map(state.histories),
    edits: new Map(state.edits),
    keys: new Map(state.keys),
  };
}

export function characterOf({ characters }: State, id: string): KeptCharacter {
  const character = characters.get(id);
  if (!character) throw new PlannerError('characterNotFound');
  return character;
}

export function setOf({ sets }: State, id: string): KeptSet {
  const set = sets.get(id);
  if (!set) throw new PlannerError('setNotFound');
  return set;
}

export function setsOf({ sets }: State, characterId: string): readonly KeptSet[] {
  return [...sets.values()].filter((set) => set.characterId === characterId);
}

export function holdersOf({ characters, sets }: State): readonly PointHolder[] {
  return [
    ...[...sets.values()].map(({ id, characterId, points }) => ({
      characterId,
      setId: id,
      points,
    })),
    ...[...characters.values()].flatMap(({ id, connectedSets }) =>
      connectedSets.map(({ points }) => ({ characterId: id, setId: null, points })),
    ),
  ];
}

/** Lets go of the points whose last reference went. */
export function releasePoints(state: State): void {
  const held = new Set(holdersOf(state).flatMap(({ points }) => heldPoints(points)));
  for (const id of unusedPoints(state.points.keys(), held)) state.points.delete(id);
}

export function resolveCharacter(
  { points }: State,
  character: KeptCharacter,
  { dataset }: RosterGame,
): Character {
  return {
    ...character,
    connectedSets: character.connectedSets.map((set) => ({
      ...set,
      points: resolvePoints(set.points, points, dataset, character.gameClass),
    })),
  };
}

export function resolveSet({ points }: State, set: KeptSet, { dataset }: RosterGame): StoredSet {
  return { ...set, points: resolvePoints(set.points, points, dataset, set.gameClass) };
}
