import { PlannerError } from '@gearwright/game/messages.ts';
import { withoutIds } from '@gearwright/game/stored/without-ids.ts';
import type { LinkChange, LinkState } from '../roster.ts';
import type { RosterGame } from '../roster-game.ts';
import type { Snapshot } from '../rules/public-set.ts';
import { getHistory } from './history.ts';
import type { State } from './state.ts';

/** What became of the link of one set. */
export interface KeptLink {
  readonly isOn: boolean;
  readonly frozen: { readonly shown: Snapshot; readonly at: number } | null;
  readonly opened: number;
}

export const NEW_LINK: KeptLink = { isOn: true, frozen: null, opened: 0 };

export function changedLink(
  before: KeptLink,
  change: LinkChange,
  now: { readonly state: State; readonly game: RosterGame; readonly shown: Snapshot },
): KeptLink {
  const isOn = change.isOn ?? before.isOn;
  if (change.show === undefined) return { ...before, isOn };
  if (change.show === 'live') return { ...before, isOn, frozen: null };
  const { shown } = now;
  const { snapshots, present } = getHistory(now.state, now.game, shown.set.id);
  if (change.show === 'now') return { ...before, isOn, frozen: { shown, at: present.savedAt } };
  const snapshot = snapshots.find(({ id }) => id === change.snapshotId);
  if (!snapshot) throw new PlannerError('snapshotNotFound');
  const set = { ...shown.set, ...withoutIds({ ...shown.set, ...snapshot.set }) };
  return { ...before, isOn, frozen: { shown: { ...shown, set }, at: snapshot.takenAt } };
}

export function linkState(
  publicId: string | null,
  link: KeptLink | undefined,
  changedAt: number,
): LinkState {
  const { isOn, frozen, opened } = link ?? NEW_LINK;
  return {
    publicId,
    isOn: publicId !== null && isOn,
    isFrozen: frozen !== null,
    changedAt: frozen?.at ?? changedAt,
    opened,
  };
}
