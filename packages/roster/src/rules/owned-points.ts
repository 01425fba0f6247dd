import type { OwnedPoint } from '../roster.ts';
import { sortedByName } from '../sorted-by-name.ts';
import { heldPoints, type CustomPoints, type PointRef } from './point-ref.ts';

export interface PointHolder {
  readonly characterId: string;
  /** Null for a connected set. */
  readonly setId: string | null;
  readonly points: readonly PointRef[];
}

/** Every custom point with where it is used. */
export function ownedPoints(
  custom: CustomPoints,
  holders: readonly PointHolder[],
): readonly OwnedPoint[] {
  const uses = new Map<string, { characterId: string; setId: string | null }[]>();
  for (const { characterId, setId, points } of holders) {
    for (const id of heldPoints(points)) {
      uses.set(id, [...(uses.get(id) ?? []), { characterId, setId }]);
    }
  }
  const points = [...custom].map(([pointId, { name, stats }]): OwnedPoint => ({
    type: 'custom',
    pointId,
    name,
    stats,
    usedBy: (uses.get(pointId) ?? []).toSorted(byPlace),
  }));
  return sortedByName(points, (point) => point.pointId);
}

function byPlace(a: OwnedPoint['usedBy'][number], b: OwnedPoint['usedBy'][number]): number {
  const place = ({ characterId, setId }: typeof a) => `${characterId} ${setId ?? ''}`;
  return place(a) < place(b) ? -1 : 1;
}
