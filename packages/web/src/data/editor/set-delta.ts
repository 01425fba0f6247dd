import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { SetPatch } from '@gearwright/roster/roster.ts';
import { SET_FIELDS } from '@gearwright/roster/rules/set-rules.ts';
import { sameValue } from '../same-value.ts';

type Field = (typeof SET_FIELDS)[number];

/** What lies between two states of a set, in a form that can be stored: what each changed field was and is. */
export type SetDelta = {
  readonly [Key in Field]?: { readonly was: StoredSet[Key]; readonly is: StoredSet[Key] };
};

/** Fields compared entry by entry, so that a change of one entry leaves what others changed in the same field. */
const BY_ENTRY: readonly Field[] = [
  'itemIds',
  'enchantIds',
  'gemIds',
  'runeIds',
  'itemsAcquired',
  'enchantsAcquired',
  'gemsAcquired',
  'glyphIds',
];
const BY_KEY: readonly Field[] = ['modelSettings', 'defaultFilters', 'goals'];

export function deltaBetween(before: StoredSet, after: StoredSet): SetDelta {
  return Object.fromEntries(
    SET_FIELDS.filter((field) => !sameValue(before[field], after[field])).map((field) => [
      field,
      { was: before[field], is: after[field] },
    ]),
  );
}

/** Only the changed fields, whole. */
export function patchOf(delta: SetDelta): SetPatch {
  return Object.fromEntries(Object.entries(delta).map(([field, change]) => [field, change.is]));
}

export function isEmpty(delta: SetDelta): boolean {
  return Object.keys(delta).length === 0;
}

/** The delta upon a set that may have changed since; doing it twice does nothing more. */
export function withDelta(set: StoredSet, delta: SetDelta): StoredSet {
  const merged = Object.entries(delta).map(([key, { was, is }]) => {
    const field = key as Field;
    return [field, merge(field, set[field], was, is)];
  });
  return { ...set, ...(Object.fromEntries(merged) as SetPatch) };
}

function merge(field: Field, now: unknown, was: unknown, is: unknown): unknown {
  if (BY_ENTRY.includes(field)) {
    const [before, after] = [was, is] as [readonly unknown[], readonly unknown[]];
    return (now as readonly unknown[]).map((entry, index) =>
      sameValue(before[index], after[index]) ? entry : after[index],
    );
  }
  if (BY_KEY.includes(field)) {
    const [before, after] = [was, is] as [Record<string, unknown>, Record<string, unknown>];
    const changed = Object.keys(after).filter((key) => !sameValue(before[key], after[key]));
    return { ...(now as object), ...Object.fromEntries(changed.map((key) => [key, after[key]])) };
  }
  if (field === 'wishlistIds') {
    const [ids, before, after] = [now, was, is] as (readonly string[])[];
    const kept = ids!.filter((id) => after!.includes(id) || !before!.includes(id));
    return [...kept, ...after!.filter((id) => !before!.includes(id) && !kept.includes(id))];
  }
  return is;
}
