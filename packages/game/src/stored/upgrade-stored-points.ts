import { fieldsOf, listOf } from './legacy-values.ts';
import { STORED_LIMITS as most } from './stored-limits.ts';
import { isStatName, type StatName } from '../stat/catalogue.ts';
import type { Point } from '../point/point.ts';
import { storedPoint } from './point-schema.ts';

/** Points of older sets: stats as an object or a list, no type for a custom one, `id` for `pointId`. */
export function upgradeStoredPoints(value: unknown): readonly Point[] {
  return listOf(value)
    .map(fieldsOf)
    .flatMap((point): Point[] => {
      const read = storedPoint.safeParse({
        type: 'custom',
        authorLink: null,
        ...point,
        pointId: point.pointId ?? point.id,
        stats: weights(point.stats),
      });
      return read.success ? [read.data] : [];
    })
    .slice(0, most.points);
}

function weights(value: unknown): readonly { name: StatName; value: number }[] {
  const pairs: readonly (readonly [unknown, unknown])[] = Array.isArray(value)
    ? value.map(fieldsOf).map(({ name, value: weight }) => [name, weight] as const)
    : Object.entries(fieldsOf(value));
  return pairs
    .flatMap(([name, weight]) =>
      typeof name === 'string' &&
      isStatName(name) &&
      typeof weight === 'number' &&
      Number.isFinite(weight)
        ? [{ name, value: weight }]
        : [],
    )
    .slice(0, most.pointStats);
}
