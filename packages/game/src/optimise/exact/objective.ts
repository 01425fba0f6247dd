import { SHOT_STATS, type StatWeights } from '../../point/point.ts';
import type { StatName, Stats } from '../../stat/catalogue.ts';
import type { Cap } from './cap.ts';
import type { CapRow } from './problem.ts';

export interface HeldCap {
  readonly cap: Cap;
  readonly row: CapRow;
  /** The stats that count towards it. */
  readonly stats: readonly StatName[];
}

/** What the search maximises: how stats are weighed once some of them are held to caps. */
export interface Objective {
  /** Weights of the stats that no cap makes worthless. */
  readonly weights: StatWeights;
  readonly caps: readonly HeldCap[];
  /** More of some stat can be worse. */
  readonly mayHarm: boolean;
}

/** `totals` is what the sheet shows without the gear: it counts towards every cap. */
export function makeObjective(
  weights: StatWeights,
  caps: readonly Cap[],
  totals: Stats,
): Objective {
  const left: Partial<Record<StatName, number>> = { ...weights };
  const entry = (cap: Cap, row: CapRow) => ({ cap, row, stats: statsHeldBy(cap.stat, weights) });
  const lowest = new Map<StatName, number>();
  for (const { stat, kind, amount } of caps) {
    if (kind === 'worthlessAbove') lowest.set(stat, Math.min(amount, lowest.get(stat) ?? Infinity));
  }
  const rows: HeldCap[] = [];
  for (const cap of caps) {
    const { stat, kind, amount } = cap;
    const target = amount - (totals[stat] ?? 0);
    if (kind !== 'worthlessAbove') rows.push(entry(cap, { kind, target, weight: 0 }));
    else if (amount === lowest.get(stat)) {
      const weight = weights[stat] ?? 0;
      lowest.delete(stat);
      // A stat without worth has no cap, and one that is capped without any gear has no worth.
      if (weight <= 0) continue;
      for (const held of statsHeldBy(stat, weights)) left[held] = 0;
      if (target > 0) rows.push(entry(cap, { kind, target, weight }));
    }
  }
  const mayHarm =
    rows.some(({ row }) => row.kind === 'atMost') ||
    Object.values(left).some((weight) => (weight ?? 0) < 0);
  return { weights: left, caps: rows, mayHarm };
}

/** A shooter's hit is held to its cap together with the hit that scopes give, which is worth as much. */
function statsHeldBy(stat: StatName, weights: StatWeights): readonly StatName[] {
  const shot = SHOT_STATS.find(({ any }) => any === stat)?.shot;
  const alike = shot !== undefined && Boolean(weights[shot]) && weights[shot] === weights[stat];
  return alike ? [stat, shot] : [stat];
}

/** What stats bring towards a cap. */
export function amountHeld(stats: Stats, held: readonly StatName[]): number {
  return held.reduce((sum, name) => sum + (stats[name] ?? 0), 0);
}

/** Worth of stats without the capped ones. */
export function freeWorth(stats: Stats, { weights }: Objective): number {
  let sum = 0;
  for (const name in stats)
    sum += (stats[name as StatName] ?? 0) * (weights[name as StatName] ?? 0);
  return sum;
}

export function cappedAmounts(stats: Stats, { caps }: Objective): number[] {
  return caps.map(({ stats: held }) => amountHeld(stats, held));
}

/** Worth of a whole gear's stats: capped ones up to their caps. */
export function cappedWorth(stats: Stats, objective: Objective): number {
  return objective.caps.reduce(
    (sum, { stats: held, row }) => sum + row.weight * Math.min(amountHeld(stats, held), row.target),
    freeWorth(stats, objective),
  );
}

/** The caps that must be kept and are not. */
export function brokenCaps(stats: Stats, { caps }: Objective): readonly Cap[] {
  return caps
    .filter(({ stats: held, row }) => {
      const amount = amountHeld(stats, held);
      if (row.kind === 'atLeast') return amount < row.target - 1e-9;
      return row.kind === 'atMost' && amount > row.target + 1e-9;
    })
    .map(({ cap }) => cap);
}
