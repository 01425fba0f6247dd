import type { StatWeights } from '@gearwright/game/point/point.ts';
import type { StatName } from '@gearwright/game/stat/catalogue.ts';
import { candidateStats, type Thing } from './candidate.ts';

/** Columns beside the value. */
const MOST_STATS = 4;
/** Of all value in the list; a stat with less is no column's worth. */
const LEAST_SHARE = 0.02;

/** The stats that make the most of the value among these, the weightiest first. */
export function shownStats(
  candidates: readonly Thing[],
  weights: StatWeights | null,
): readonly StatName[] {
  const worth = new Map<StatName, number>();
  for (const candidate of candidates) {
    const stats = candidateStats(candidate);
    for (const name in stats) {
      const stat = name as StatName;
      const value = (stats[stat] ?? 0) * (weights?.[stat] ?? 0);
      if (value > 0) worth.set(stat, (worth.get(stat) ?? 0) + value);
    }
  }
  const all = [...worth.values()].reduce((sum, value) => sum + value, 0);
  const ordered = [...worth]
    .filter(([, value]) => value > all * LEAST_SHARE)
    .sort(([, a], [, b]) => b - a)
    .map(([stat]) => stat);
  // A weapon is looked at for its damage, whatever the point says.
  const hurts = candidates.some((each) => each.kind === 'item' && each.item.dps !== null);
  const first: readonly StatName[] = hurts ? ['weaponDps', 'weaponSpeed'] : [];
  return [...new Set([...first, ...ordered])].slice(0, MOST_STATS);
}
