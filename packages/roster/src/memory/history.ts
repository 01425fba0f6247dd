import { PlannerError } from '@gearwright/game/messages.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import { goesOn, type EditGroup } from '../history/edit-group.ts';
import { isSamePast, openPast, packPast } from '../history/past-set.ts';
import { snapshotOf } from '../history/snapshot-rules.ts';
import { HISTORY_LIMITS, refuseBeyond } from '../limits.ts';
import { newId } from '../new-id.ts';
import type { EditSource, NamedSnapshot, SetHistory, SnapshotInput } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import { resolveSet, setOf, type KeptHistory, type KeptSnapshot, type State } from './state.ts';

const NOTHING: KeptHistory = { versions: [], snapshots: [] };
/** Of a set that was stored before there was a history. */
const LONG_AGO: EditGroup = { beganAt: 0, savedAt: 0, by: 'guest' };

/** A set's own making is the first of its edits. */
export function beginHistory(state: State, setId: string): void {
  const now = Date.now();
  state.edits.set(setId, { beganAt: now, savedAt: now, by: 'guest' });
}

/** Called with every change of a set: what it was becomes a version, unless this is one more edit of the same. */
export function recordEdit(
  state: State,
  before: StoredSet,
  after: StoredSet,
  by: EditSource = 'guest',
): void {
  const now = Date.now();
  const group = state.edits.get(before.id) ?? LONG_AGO;
  if (goesOn(group, now, by)) {
    state.edits.set(before.id, { ...group, savedAt: now });
    return;
  }
  if (isSamePast(before, after)) return;
  const { versions, snapshots } = state.histories.get(before.id) ?? NOTHING;
  const { savedAt, by: source } = group;
  const body = packPast(withoutIds(before));
  const kept = [{ version: before.version, savedAt, by: source, body }, ...versions];
  state.histories.set(before.id, {
    versions: kept.slice(0, HISTORY_LIMITS.versions),
    snapshots,
  });
  state.edits.set(before.id, { beganAt: now, savedAt: now, by });
}

export function getHistory(state: State, { dataset }: RosterGame, setId: string): SetHistory {
  setOf(state, setId);
  const { versions, snapshots } = state.histories.get(setId) ?? NOTHING;
  const { savedAt, by } = state.edits.get(setId) ?? LONG_AGO;
  return {
    present: { savedAt, by },
    versions: versions.flatMap(({ body, ...version }) => {
      const set = openPast(body, dataset);
      return set ? [{ ...version, set }] : [];
    }),
    snapshots: snapshots.flatMap((snapshot) => opened(snapshot, dataset)),
  };
}

export function takeSnapshot(
  state: State,
  game: RosterGame,
  setId: string,
  input: SnapshotInput,
): NamedSnapshot {
  const present = resolveSet(state, setOf(state, setId), game);
  const { name, set, takenAt } = snapshotOf(input, present, game);
  const { versions, snapshots } = state.histories.get(setId) ?? NOTHING;
  // What came from elsewhere comes once, however often it is sent.
  const same = snapshots.find((each) => each.name === name && each.takenAt === takenAt);
  const known = input.set && same ? opened(same, game.dataset)[0] : undefined;
  if (known) return known;
  refuseBeyond('snapshots of one set', snapshots.length + 1);
  const kept: KeptSnapshot = { id: newId(), name, takenAt, body: packPast(set) };
  state.histories.set(setId, { versions, snapshots: lastTakenFirst([kept, ...snapshots]) });
  return { id: kept.id, name, takenAt, set };
}

export function deleteSnapshot(
  state: State,
  setId: string,
  snapshotId: string,
): { readonly id: string } {
  setOf(state, setId);
  const { versions, snapshots } = state.histories.get(setId) ?? NOTHING;
  const left = snapshots.filter(({ id }) => id !== snapshotId);
  if (left.length === snapshots.length) throw new PlannerError('snapshotNotFound');
  state.histories.set(setId, { versions, snapshots: left });
  return { id: snapshotId };
}

/** Goes with the last trace of the set: from the bin, or where it is taken away for ever. */
export function forgetHistory(state: State, setIds: readonly string[]): void {
  for (const id of setIds) {
    state.histories.delete(id);
    state.edits.delete(id);
  }
}

function opened({ body, ...snapshot }: KeptSnapshot, dataset: Dataset): readonly NamedSnapshot[] {
  const set = openPast(body, dataset);
  return set ? [{ ...snapshot, set }] : [];
}

export function lastTakenFirst<Taken extends { readonly takenAt: number; readonly id: string }>(
  snapshots: readonly Taken[],
): readonly Taken[] {
  return snapshots.toSorted((a, b) => b.takenAt - a.takenAt || (a.id < b.id ? -1 : 1));
}
