import type { Dataset } from '../dataset/dataset.ts';
import type { PointPreset } from '../dataset/tables.ts';
import type { StatWeights } from '../point/point.ts';
import type { StatName } from '../stat/catalogue.ts';
import type { GameClass } from '../words/classes-and-races.ts';

/** What a point of damage or healing a second is worth in points of the weights. */
export interface SecondWorth {
  readonly dps: number;
  readonly hps: number;
}

export interface Spec {
  readonly gameClass: GameClass;
  readonly spec: string;
  /** 0 for the last one there is. */
  readonly phase: number;
}

/**
 * Simulated weights say how much damage a point of their reference stat brings: the other way round, what damage is
 * worth. Where a spec has none, the middle of all specs with that stat serves. Healing is reckoned as a caster's damage.
 */
export function secondWorth(
  dataset: Pick<Dataset, 'presets'>,
  spec: Spec,
  weights: StatWeights,
  heals: boolean,
): SecondWorth {
  const own = ownRow(dataset.presets, spec);
  const reference =
    own?.reference ?? (weighs(weights, 'attackPower') ? 'attackPower' : 'spellPower');
  const perPoint = own?.dpsPerPoint ?? middleOf(dataset.presets, reference);
  const spell = middleOf(dataset.presets, 'spellPower');
  return {
    dps: perPoint > 0 ? weightOf(weights, reference) / perPoint : 0,
    hps: heals && spell > 0 ? healingWeight(weights) / spell : 0,
  };
}

/** What a point of a reference stat is worth: spell power also stands for what adds to damage alone. */
export function weightOf(weights: StatWeights, reference: StatName): number {
  const own = weights[reference];
  if (own) return own;
  return reference === 'spellPower' ? (weights.spellDamage ?? 0) : 0;
}

function healingWeight(weights: StatWeights): number {
  return weights.healingPower || weights.spellPower || 0;
}

function weighs(weights: StatWeights, stat: StatName): boolean {
  return (weights[stat] ?? 0) > 0;
}

/** The spec's own measured row of the greatest phase not above the one asked for. */
function ownRow(presets: readonly PointPreset[], { gameClass, spec, phase }: Spec) {
  const rows = presets.filter(
    (row) => row.gameClass === gameClass && row.spec === spec && row.dpsPerPoint !== undefined,
  );
  const reached = rows.filter((row) => phase === 0 || (row.phase ?? 0) <= phase);
  return (reached.length > 0 ? reached : rows).reduce<PointPreset | null>(
    (best, row) => (best && (best.phase ?? 0) >= (row.phase ?? 0) ? best : row),
    null,
  );
}

const middles = new WeakMap<readonly PointPreset[], Map<StatName, number>>();

function middleOf(presets: readonly PointPreset[], reference: StatName): number {
  let known = middles.get(presets);
  if (!known) middles.set(presets, (known = new Map()));
  let middle = known.get(reference);
  if (middle === undefined) {
    const all = presets
      .flatMap((row) => (row.reference === reference && row.dpsPerPoint ? [row.dpsPerPoint] : []))
      .sort((a, b) => a - b);
    known.set(reference, (middle = all[Math.floor(all.length / 2)] ?? 0));
  }
  return middle;
}
