import type { PointPreset } from '../../dataset/tables.ts';
import type { GearSet } from '../../set/gear-set.ts';
import type { Rules } from '../../set/rules.ts';
import type { ArmsGoal } from '../arms.ts';
import type { Cap } from './cap.ts';
import { specCaps } from './spec-defaults.ts';
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
  return own.flatMap(({ enabled, ...cap }) => (enabled ? [cap] : []));
}

/** How a set is to be armed: by the player's word, else as its spec usually is; null for any way. */
export function armsOf(set: GearSet, rules: Rules): ArmsGoal | null {
  const { arms } = set.goals;
  if (arms === 'any') return null;
  // A way that talents no longer allow falls back on the spec's.
  const own = arms && namedArms(set, rules).find(({ key }) => key === arms);
  return own ? own.goal : specArms(set, rules);
}
