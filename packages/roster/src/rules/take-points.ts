import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { PointInput } from '../roster.ts';
import { refOf, type PointRef } from './point-ref.ts';

export interface TakenPoints {
  readonly refs: readonly PointRef[];
  /** Custom points to write: new ones, and those that are overwritten. */
  readonly written: ReadonlyMap<string, PointInput>;
}

export interface PointsAsked {
  readonly dataset: Dataset;
  /** The references so far; null when the holder is new. */
  readonly before: readonly PointRef[] | null;
  /** Whether the owner has a custom point of this id. */
  readonly isKnown: (pointId: string) => boolean;
  readonly asStored?: boolean;
}

const POINT_ID = /^[\w.:-]{1,200}$/;

/** What becomes of the points of a write: `invalidPoint` for a new holder, `pointNotFound` for one that was there. */
export function takePoints(
  points: readonly Point[],
  { dataset, before, isKnown, asStored = false }: PointsAsked,
): TakenPoints {
  const ids = points.map((point) => point.pointId);
  if (new Set(ids).size < ids.length) throw new PlannerError('duplicatePoint');
  const missing = before === null ? 'invalidPoint' : 'pointNotFound';
  const written = new Map<string, PointInput>();
  for (const point of points) {
    const { pointId, name, stats } = point;
    if (point.type === 'preset') {
      const stood = before?.some((ref) => ref.type === 'preset' && ref.pointId === pointId);
      const known = stood || asStored || dataset.presets.some(({ id }) => id === pointId);
      if (!known) throw new PlannerError(missing);
    } else if (point.type === 'shared') {
      if (!isKnown(pointId)) throw new PlannerError(missing);
    } else {
      if (!POINT_ID.test(pointId)) throw new PlannerError('invalidPoint');
      if (stats.length === 0 && !asStored) throw new PlannerError('invalidPoint');
      written.set(pointId, { name, stats });
    }
  }
  return { refs: points.map(refOf), written };
}

/** The custom points nobody refers to any more: they go with the last reference. */
export function unusedPoints(
  pointIds: Iterable<string>,
  held: ReadonlySet<string>,
): readonly string[] {
  return [...pointIds].filter((id) => !held.has(id));
}
