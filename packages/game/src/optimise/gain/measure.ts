import type { PointPreset } from '../../dataset/tables.ts';
import type { StatWeights } from '../../point/point.ts';
import { gearAmounts } from '../../score/amounts.ts';
import type { GearSet } from '../../set/gear-set.ts';
import type { Rules } from '../../set/rules.ts';
import { setsEarnedBy } from '../../set/set-skill.ts';
import { sheetStats } from '../../total/sheet-stats.ts';
import type { EffectWorths } from '../../worth/effect-worths.ts';
import { effectsWorth } from '../../worth/gear-effects.ts';
import { cappedWorth, makeObjective, type Objective } from '../exact/objective.ts';
import { nakedSheet } from '../exact/spec-defaults.ts';
import { capsOf } from '../exact/goals-of.ts';

/** What a whole set is measured by: the weights of a point, what effects are worth under them, the caps of its goals. */
export interface Measure {
  readonly rules: Rules;
  readonly weights: StatWeights;
  readonly effects: EffectWorths | null;
  /** Where the weights come from, if from a preset: it knows what lies beyond a cap. */
  readonly preset: PointPreset | null;
  /** As the sheet is looked at in. */
  readonly form?: string | null;
}

/** As the exact autofill sees it: what race, talents and buffs give counts towards the caps. */
export function objectiveOf(set: GearSet, measure: Measure): Objective {
  const { rules, weights, effects, preset, form = null } = measure;
  const caps = capsOf(set, rules, preset, form);
  return makeObjective(weights, caps, sheetStats(nakedSheet(set, rules, form)), effects);
}

/** What the set is worth as a whole: its caps, its sets of items, its meta gem and its effects counted. */
export function worthOfSet(
  set: GearSet,
  measure: Measure,
  objective: Objective = objectiveOf(set, measure),
): number {
  const { wearer, dataset } = measure.rules;
  const amounts = gearAmounts(set.gear, setsEarnedBy(wearer, dataset));
  return cappedWorth(amounts, objective) + effectsWorth(set.gear, measure.effects);
}
