import type { PointPreset } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import { refusal, type Refusal } from '../messages.ts';
import type { PointStat } from '../point/point.ts';
import { statForName } from '../stat/aliases.ts';
import type { ImportedPoint } from './imported.ts';

export interface ResolvedPoint {
  readonly name: string;
  readonly type: ImportedPoint['type'];
  readonly stats: readonly PointStat[];
  /** The published weights it is, when it says so and they are known. */
  readonly preset: PointPreset | null;
  /** What effects were set to by hand. */
  readonly effects: Readonly<Record<string, number>>;
}

/** Stats by any of their names; those this edition does not have are reported. */
export function resolvePoint(
  point: ImportedPoint,
  edition: Edition,
  presets: readonly PointPreset[] = [],
): { point: ResolvedPoint; unknown: readonly Refusal[] } {
  const unknown: Refusal[] = [];
  const stats = Object.entries(point.stats).flatMap(([key, value]): PointStat[] => {
    const name = statForName(key, edition);
    if (name === null) {
      unknown.push(refusal('unknownStat', key));
      return [];
    }
    return [{ name, value }];
  });
  const { name, type } = point;
  const preset =
    type === 'preset'
      ? presets.find((each) => each.name === name && sameStats(each.stats, stats))
      : null;
  const { effects = {} } = point;
  return { point: { name, type, stats, preset: preset ?? null, effects }, unknown };
}

function sameStats(one: readonly PointStat[], other: readonly PointStat[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, value }) => other.some((stat) => stat.name === name && stat.value === value))
  );
}
