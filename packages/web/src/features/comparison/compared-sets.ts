import type { Point, StatWeights } from '@gearwright/game/point/point.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';
import { scaleOf } from '../../data/set-view/effects-of.ts';
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
  { left: { set, rules } }: ComparedSets,
  points: readonly Point[],
  pointId: string | null,
): ChosenScale {
  const point = points.find((each) => each.pointId === pointId) ?? points[0] ?? null;
  return point ? { point, ...scaleOf(set, rules, point) } : { point, weights: {}, effects: null };
}

/** Both sides are valued alike: effects as the first set's spec has them. */
export interface ChosenScale {
  readonly point: Point | null;
  readonly weights: StatWeights;
  readonly effects: EffectWorths | null;
}
