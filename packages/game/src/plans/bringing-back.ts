import type { Dataset } from '../dataset/dataset.ts';
import type { Point } from '../point/point.ts';
import type { SetEdit } from '../set/gear-set.ts';
import { loadSet } from '../stored/load-set.ts';
import type { SetWithoutIds } from '../stored/without-ids.ts';

interface Back {
  readonly dataset: Dataset;
  /** The wearer's: heirlooms are as they are now. */
  readonly level: number;
  readonly newPointId: () => string;
}

/**
 * A set as it once was, as an edit like any other. Its pin stays. A custom point that it still has stays as it is
 * now, for others may share it; one that it no longer has comes back as a point of its own.
 */
export function bringingBack(past: SetWithoutIds, { dataset, level, newPointId }: Back): SetEdit {
  // Chosen once: an edit may be made again upon a set that was changed elsewhere.
  const ids = new Map(past.points.map(({ pointId }) => [pointId, newPointId()]));
  return (now) => {
    const { id, characterId, publicId, version, pinned } = now;
    const pointIds = new Map<string, string>();
    const points = past.points.map((point): Point => {
      const there = now.points.find(({ pointId }) => pointId === point.pointId);
      if (point.type === 'preset' || there) return there ?? point;
      const { name, stats, pointId } = point;
      pointIds.set(pointId, ids.get(pointId)!);
      return { type: 'custom', pointId: ids.get(pointId)!, name, stats };
    });
    const effectValues = past.effectValues.map((choice) => ({
      ...choice,
      pointId: pointIds.get(choice.pointId) ?? choice.pointId,
    }));
    const stored = { ...past, points, effectValues, id, characterId, publicId, version, pinned };
    return loadSet(stored, dataset, level).set;
  };
}
