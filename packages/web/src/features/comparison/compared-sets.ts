import { weightsOf, type Point, type StatWeights } from '@gearwright/game/point/point.ts';
import type { SetView } from '../../data/set-view/set-view.ts';

/** The set one comes from, and the one it is held against. */
export interface ComparedSets {
  readonly left: SetView;
  readonly right: SetView;
}

/** What both can be valued by, the first set's first. */
export function pointsOfBoth({ left, right }: ComparedSets): readonly Point[] {
  const points = new Map(
    [...left.set.points, ...right.set.points].map((point) => [point.pointId, point]),
  );
  return [...points.values()];
}

/** The one of this id, else the first. */
export function chosenPoint(
  points: readonly Point[],
  pointId: string | null,
): { readonly point: Point | null; readonly weights: StatWeights } {
  const point = points.find((each) => each.pointId === pointId) ?? points[0] ?? null;
  return { point, weights: point ? weightsOf(point) : {} };
}
