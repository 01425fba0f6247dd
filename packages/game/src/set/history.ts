import type { GearSet, SetEdit } from './gear-set.ts';
import { inverseOf } from './invert.ts';

interface Step {
  readonly undo: SetEdit;
  readonly redo: SetEdit;
}

/** A set with the way back and forth. States share what they have in common: a long history is cheap. */
export interface SetHistory {
  readonly set: GearSet;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export function beginHistory(set: GearSet): SetHistory {
  return { set, done: [], undone: [] };
}

/** An edit that changes nothing leaves no step; a new one forgets what was undone. */
export function commit(history: SetHistory, edit: SetEdit): SetHistory {
  const before = history.set;
  const set = edit(before);
  if (set === before) return history;
  const step = { undo: inverseOf(before, set), redo: inverseOf(set, before) };
  return { set, done: [...history.done, step], undone: [] };
}

export function undo(history: SetHistory): SetHistory {
  const step = history.done.at(-1);
  if (!step) return history;
  return {
    set: step.undo(history.set),
    done: history.done.slice(0, -1),
    undone: [...history.undone, step],
  };
}

export function redo(history: SetHistory): SetHistory {
  const step = history.undone.at(-1);
  if (!step) return history;
  return {
    set: step.redo(history.set),
    done: [...history.done, step],
    undone: history.undone.slice(0, -1),
  };
}

export function canUndo(history: SetHistory): boolean {
  return history.done.length > 0;
}

export function canRedo(history: SetHistory): boolean {
  return history.undone.length > 0;
}

/** The set came back from elsewhere (saved, refetched): the steps stay, for each touches only its own. */
export function rebase(history: SetHistory, set: GearSet): SetHistory {
  return { ...history, set };
}
