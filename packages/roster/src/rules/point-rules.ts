import { atTheBorder } from '@gearwright/game/border.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { CustomPoint } from '@gearwright/game/point/point.ts';
import { storedPoint } from '@gearwright/game/stored/point-schema.ts';
import type { PointInput } from '../roster.ts';

/** A custom point as it may be stored. */
export function checkPoint(pointId: string, { name, stats }: PointInput): CustomPoint {
  const value = { type: 'custom', pointId, name, stats };
  const point = atTheBorder(storedPoint, value, 'point') as CustomPoint;
  if (name.trim() === '') throw new PlannerError('required', 'Name');
  if (point.stats.length === 0) throw new PlannerError('pointStatRequired');
  return point;
}
