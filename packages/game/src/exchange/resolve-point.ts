import type { Edition } from '../edition/edition.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { PointStat } from '../point/point.ts';
import { statForName } from '../stat/aliases.ts';
import type { ImportedPoint } from './imported.ts';

export interface ResolvedPoint {
  readonly name: string;
  readonly type: ImportedPoint['type'];
  readonly stats: readonly PointStat[];
}

/** Stats by any of their names; those this edition does not have are reported. */
export function resolvePoint(
  point: ImportedPoint,
  edition: Edition,
): { point: ResolvedPoint; unknown: readonly Refusal[] } {
  const unknown: Refusal[] = [];
  const stats = Object.entries(point.stats).flatMap(([key, value]): PointStat[] => {
    const name = statForName(key, edition.key);
    if (name === null) {
      unknown.push(refusal('unknownStat', key));
      return [];
    }
    return [{ name, value }];
  });
  return { point: { name: point.name, type: point.type, stats }, unknown };
}
