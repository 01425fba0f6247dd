import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { fieldsOf, listOf } from '@gearwright/game/stored/legacy-values.ts';
import { STORED_LIMITS } from '@gearwright/game/stored/stored-limits.ts';
import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import { upgradeStoredPoints } from '@gearwright/game/stored/upgrade-stored-points.ts';
import { upgradeStoredSet } from '@gearwright/game/stored/upgrade-stored-set.ts';
import { withoutIds, type SetWithoutIds } from '@gearwright/game/stored/without-ids.ts';
import { refOf, resolvePoints } from '../rules/point-ref.ts';

const NOBODY = { id: 'past', characterId: 'past' };

/** A state of a set as text: presets by their ids, custom points whole, for they change and go. */
export function packPast(set: SetWithoutIds): string {
  const points = set.points.map((point) => (point.type === 'preset' ? refOf(point) : point));
  return JSON.stringify({ ...set, points });
}

/** In today's form, whenever it was written; null when nothing can be made of it. */
export function openPast(text: string, dataset: Dataset): SetWithoutIds | null {
  try {
    return pastFrom(JSON.parse(text), dataset);
  } catch {
    return null;
  }
}

/** Throws a `PlannerError` when it is no set. */
export function pastFrom(value: unknown, dataset: Dataset): SetWithoutIds {
  if (typeof value !== 'object' || value === null) {
    throw new PlannerError('malformed', 'set', 'it is not an object');
  }
  const fields = fieldsOf(value);
  const set = upgradeStoredSet({ ...fields, ...NOBODY, points: [] });
  const points = listOf(fields.points).flatMap((point) => {
    const { type, pointId } = fieldsOf(point);
    if (type !== 'preset') return upgradeStoredPoints([point]);
    const ref = { type, pointId: String(pointId) } as const;
    return resolvePoints([ref], new Map(), dataset, set.gameClass);
  });
  return { ...withoutIds(set), points: points.slice(0, STORED_LIMITS.points) };
}

/** Whether a change of a set is one of what a version keeps: pinning it is none. */
export function isSamePast(before: StoredSet, after: StoredSet): boolean {
  return packPast(withoutIds(before)) === packPast(withoutIds(after));
}
