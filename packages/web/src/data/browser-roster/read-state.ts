import { emptyState, type State } from '@gearwright/roster/memory/state.ts';
import { upgradeStoredInventory } from '@gearwright/game/stored/inventory-schema.ts';
import { sameValue } from '../same-value.ts';
import type { Kind } from './local-database.ts';
import { upgradeBinned } from './upgrade-binned.ts';
import { upgradeEdits, upgradeHistory } from './upgrade-history.ts';
import { upgradeCharacter, upgradePoint, upgradeSet } from './upgrade-records.ts';

/** Keys and values of each kind, as the database holds them. */
export type RawRecords = Readonly<Record<Kind, readonly (readonly [string, unknown])[]>>;

export interface ReadState {
  /** In today's form. */
  readonly state: State;
  /** The part of it that the database holds in just this form: the rest is written with the next write. */
  readonly stored: State;
  /** What nothing can be made of: it stays where it is. */
  readonly unreadable: number;
}

export function readState(raw: RawRecords): ReadState {
  const state = emptyState();
  const stored = emptyState();
  let unreadable = 0;
  const take = (kind: Kind, key: string, found: unknown, value: unknown): void => {
    const kept = sameValue(found, value) ? found : value;
    (state[kind] as Map<string, unknown>).set(key, kept);
    (stored[kind] as Map<string, unknown>).set(key, found);
  };
  for (const [key, found] of raw.points) {
    const point = upgradePoint(key, found);
    if (point) take('points', key, found, point);
    else unreadable++;
  }
  const holders = [
    ...raw.characters.map((record) => ['characters', record, upgradeCharacter(record[1])] as const),
    ...raw.sets.map((record) => ['sets', record, upgradeSet(record[1])] as const),
  ];
  for (const [kind, [key, found], upgraded] of holders) {
    if (!upgraded || upgraded.kept.id !== key) {
      unreadable++;
      continue;
    }
    take(kind, key, found, upgraded.kept);
    for (const [id, point] of upgraded.points) {
      if (!state.points.has(id)) state.points.set(id, point);
    }
  }
  for (const [key, found] of raw.inventories) {
    take('inventories', key, found, upgradeStoredInventory(found));
  }
  for (const [key, found] of raw.bin) {
    const binned = upgradeBinned(key, found);
    if (binned) take('bin', key, found, binned);
    else unreadable++;
  }
  for (const [key, found] of raw.histories) take('histories', key, found, upgradeHistory(found));
  for (const [key, found] of raw.edits) {
    const group = upgradeEdits(found);
    if (group) take('edits', key, found, group);
  }
  for (const [key, id] of raw.keys) if (typeof id === 'string') take('keys', key, id, id);
  return { state, stored, unreadable };
}
