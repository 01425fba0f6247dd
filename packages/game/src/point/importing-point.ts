import type { NewId } from '../words/new-id.ts';
import type { Point, PointStat } from './point.ts';

/** The wizard's import types. */
export type PointImport =
  | { readonly kind: 'replace'; readonly pointId: string }
  | { readonly kind: 'new' };

export interface ImportedWeights {
  readonly name: string;
  readonly stats: readonly PointStat[];
}

/** A set's points with the imported one; a preset is never changed: a custom point takes its place. */
export function importingPoint(
  points: readonly Point[],
  choice: PointImport,
  { name, stats }: ImportedWeights,
  newId: NewId,
): readonly Point[] {
  const made = (): Point => ({ type: 'custom', pointId: newId(), name, stats });
  if (choice.kind === 'new') return [...points, made()];
  return points.map((point) => {
    if (point.pointId !== choice.pointId) return point;
    return point.type === 'preset' ? made() : { ...point, name, stats };
  });
}
