import type { PointPreset } from '../../dataset/tables.ts';
import type { CapGoal } from '../../set/gear-goals.ts';
import type { GearSet } from '../../set/gear-set.ts';
import type { Totals } from '../../total/totals.ts';
import type { Rules } from '../../set/rules.ts';
import type { ArmsGoal } from '../arms.ts';
import type { Cap } from './cap.ts';
import { namedGoals } from './named-goals.ts';
import { nakedSheet, specCaps } from './spec-defaults.ts';
import { namedArms } from '../named-arms.ts';
import { specArms } from '../spec-arms.ts';

/** What a set's gear is held to: by the player's word, else as its spec needs it. */
export function capsOf(
  set: GearSet,
  rules: Rules,
  preset: PointPreset | null,
  form: string | null = null,
): readonly Cap[] {
  const own = set.goals.caps;
  if (!own) return specCaps(set, rules, preset, form);
  return heldCaps(own, nakedSheet(set, rules, form));
}

/** What is switched on, as the search takes it: goals with a name ask for what the sheet lacks today. */
export function heldCaps(goals: readonly CapGoal[], naked: Totals): readonly Cap[] {
  const named = namedGoals(naked);
  return goals.flatMap(({ enabled, ...cap }): readonly Cap[] => {
    if (!enabled || !Number.isFinite(cap.amount)) return [];
    if (!cap.goal) return [cap];
    const goal = named.find(({ key }) => key === cap.goal);
    return goal ? [goal.cap] : [];
  });
}

/** What a set keeps of a cap. */
export function goalOf({ counts: _counts, given: _given, ...cap }: Cap): CapGoal {
  return { ...cap, enabled: true };
}

/** How a set is to be armed: by the player's word, else as its spec usually is; null for any way. */
export function armsOf(set: GearSet, rules: Rules): ArmsGoal | null {
  const { arms } = set.goals;
  if (arms === 'any') return null;
  // A way that talents no longer allow falls back on the spec's.
  const own = arms && namedArms(set, rules).find(({ key }) => key === arms);
  return own ? own.goal : specArms(set, rules);
}
