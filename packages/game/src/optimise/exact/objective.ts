import { SHOT_STATS, type StatWeights } from '../../point/point.ts';
import type { StatName, Stats } from '../../stat/catalogue.ts';
import type { EffectWorths } from '../../worth/effect-worths.ts';
import type { Cap } from './cap.ts';
import type { CapRow } from './problem.ts';

export interface HeldCap {
  readonly cap: Cap;
  readonly row: CapRow;
  /** The stats that count towards it, and by how much of a point each. */
  readonly counts: readonly Count[];
}

export type Count = readonly [stat: StatName, by: number];

/** What the search maximises: how stats are weighed once some of them are held to caps. */
export interface Objective {
  /** Weights of the stats that no cap makes worthless. */
  readonly weights: StatWeights;
  readonly caps: readonly HeldCap[];
  /** More of some stat can be worse. */
  readonly mayHarm: boolean;
  /** What effects are worth besides. */
  readonly effects: EffectWorths | null;
}

/** `totals` is what the sheet shows without the gear: it counts towards every cap. */
export function makeObjective(
  weights: StatWeights,
  caps: readonly Cap[],
  totals: Stats,
  effects: EffectWorths | null = null,
): Objective {
  const left: Partial<Record<StatName, number>> = { ...weights };
  const entry = (cap: Cap, row: CapRow): HeldCap => ({
    cap,
    row,
    counts: countsOf(cap, weights),
  });
  const drops = dropsAt(caps, weights);
  const rows: HeldCap[] = [];
  // The last cap of a stat leaves what it is worth beyond them all.
  for (const cap of caps.toSorted((a, b) => a.amount - b.amount)) {
    const { stat, kind, amount, given = totals[stat] ?? 0 } = cap;
    const target = amount - given;
    if (kind !== 'worthlessAbove') rows.push(entry(cap, { kind, target, weight: 0 }));
    const drop = drops.get(cap);
    if (drop === undefined) continue;
    for (const held of statsHeldBy(stat, weights)) left[held] = drop.beyond;
    // What is capped without any gear has the lesser worth from the first point on.
    if (target > 0) rows.push(entry(cap, { kind, target, weight: drop.by }));
  }
  const mayHarm =
    rows.some(({ row }) => row.kind === 'atMost') ||
    Object.values(left).some((weight) => (weight ?? 0) < 0);
  return { weights: left, caps: rows, mayHarm, effects };
}

interface Drop {
  readonly by: number;
  readonly beyond: number;
}

/**
 * By how much a stat's worth falls at each of its caps: from its weight down to what is left beyond.
 * It never rises again, and a stat without worth has no caps.
 */
function dropsAt(caps: readonly Cap[], weights: StatWeights): ReadonlyMap<Cap, Drop> {
  const drops = new Map<Cap, Drop>();
  const slopes = new Map<StatName, number>();
  const soft = caps.filter(({ kind }) => kind === 'worthlessAbove');
  for (const cap of soft.toSorted((a, b) => a.amount - b.amount)) {
    const slope = slopes.get(cap.stat) ?? weights[cap.stat] ?? 0;
    const beyond = Math.min(Math.max(cap.beyond ?? 0, 0), slope);
    if (slope > beyond) drops.set(cap, { by: slope - beyond, beyond });
    slopes.set(cap.stat, beyond);
  }
  return drops;
}

/** A shooter's hit is held to its cap together with the hit that scopes give, which is worth as much. */
function statsHeldBy(stat: StatName, weights: StatWeights): readonly StatName[] {
  const shot = SHOT_STATS.find(({ any }) => any === stat)?.shot;
  const alike = shot !== undefined && Boolean(weights[shot]) && weights[shot] === weights[stat];
  return alike ? [stat, shot] : [stat];
}

export function countsOf({ stat, counts }: Cap, weights: StatWeights): readonly Count[] {
  if (counts) return Object.entries(counts) as [StatName, number][];
  return statsHeldBy(stat, weights).map((held) => [held, 1]);
}

/** What stats bring towards a cap. */
export function amountHeld(stats: Stats, counts: readonly Count[]): number {
  return counts.reduce((sum, [name, by]) => sum + (stats[name] ?? 0) * by, 0);
}

/** Worth of stats without the capped ones. */
export function freeWorth(stats: Stats, { weights }: Objective): number {
  let sum = 0;
  for (const name in stats)
    sum += (stats[name as StatName] ?? 0) * (weights[name as StatName] ?? 0);
  return sum;
}

export function cappedAmounts(stats: Stats, { caps }: Objective): number[] {
  return caps.map(({ counts }) => amountHeld(stats, counts));
}

/** Worth of a whole gear's stats: capped ones up to their caps. */
export function cappedWorth(stats: Stats, objective: Objective): number {
  return objective.caps.reduce(
    (sum, { counts, row }) => sum + row.weight * Math.min(amountHeld(stats, counts), row.target),
    freeWorth(stats, objective),
  );
}

/** The caps that must be kept and are not. */
export function brokenCaps(stats: Stats, { caps }: Objective): readonly Cap[] {
  return caps
    .filter(({ counts, row }) => {
      const amount = amountHeld(stats, counts);
      if (row.kind === 'atLeast') return amount < row.target - 1e-9;
      return row.kind === 'atMost' && amount > row.target + 1e-9;
    })
    .map(({ cap }) => cap);
}
