import { isStatName, type StatName, type Stats } from '@gearwright/game/stat/catalogue.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import type { PointStat } from '@gearwright/game/point/point.ts';
import type { StatValue } from '../generated/types.ts';

/** Stats travel as a list, for GraphQL has no records. */
export function statList(stats: Stats): readonly StatValue[] {
  return Object.entries(stats).map(([name, value]) => ({ name, value }));
}

export function statRecord(list: readonly StatValue[]): Stats {
  return Object.fromEntries(list.map(({ name, value }) => [knownStat(name), value]));
}

export function pointStats(list: readonly StatValue[]): readonly PointStat[] {
  return list.map(({ name, value }) => ({ name: knownStat(name), value }));
}

function knownStat(name: string): StatName {
  if (!isStatName(name)) throw new PlannerError('unknownStat', name);
  return name;
}
