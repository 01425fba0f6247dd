import { effectsFor } from '@gearwright/game/optimise/exact/spec-defaults.ts';
import { weightsOf, type Point, type StatWeights } from '@gearwright/game/point/point.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { EffectWorths } from '@gearwright/game/worth/effect-worths.ts';

/** What a point weighs by: stats, and effects as its set values them. */
export interface Scale {
  readonly weights: StatWeights;
  readonly effects: EffectWorths;
}

const known = new WeakMap<Point, { readonly of: readonly unknown[]; readonly scale: Scale }>();

/** Made once for as long as point, spec, phase and the player's own values stay. */
export function scaleOf(set: GearSet, rules: Rules, point: Point): Scale {
  const { spec, phase, effectValues } = set;
  const of = [rules.dataset, rules.wearer.gameClass, spec, phase, effectValues];
  const last = known.get(point);
  if (last?.of.every((part, at) => part === of[at])) return last.scale;
  const weights = weightsOf(point);
  const scale = { weights, effects: effectsFor(set, rules, weights, point) };
  known.set(point, { of, scale });
  return scale;
}
