import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';

export function sumStats(parts: readonly (Stats | null | undefined)[]): Stats {
  const sum: Partial<Record<StatName, number>> = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(part ?? {}) as [StatName, number][]) {
      sum[name] = (sum[name] ?? 0) + value;
    }
  }
  return sum;
}

export function sameStats(a: Stats, b: Stats): boolean {
  const names = Object.keys(a) as StatName[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
