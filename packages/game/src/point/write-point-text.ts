import type { PointStat } from './point.ts';

export function writePointJson(stats: readonly PointStat[]): string {
  return JSON.stringify(Object.fromEntries(stats.map(({ name, value }) => [name, value])), null, 2);
}

export function writePointCsv(stats: readonly PointStat[]): string {
  return ['stat,value', ...stats.map(({ name, value }) => `${name},${value}`)].join('\n');
}
