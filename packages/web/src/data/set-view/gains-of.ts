import { GainInSet } from '@gearwright/game/optimise/gain/gain-in-set.ts';
import type { Measure } from '@gearwright/game/optimise/gain/measure.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { scaleOf } from './effects-of.ts';

/** What a whole set is measured by under one of its points. */
export function measureOf(set: GearSet, rules: Rules, point: Point): Measure {
  const { weights, effects } = scaleOf(set, rules, point);
  const preset = rules.dataset.presets.find(({ id }) => id === point.pointId) ?? null;
  return { rules, weights, effects, preset };
}

interface Known {
  readonly rules: Rules;
  readonly point: Point;
  readonly gains: GainInSet;
}

const known = new WeakMap<GearSet, Known[]>();

/** What changes are worth to the set by a point; several parts of the page ask, and the books are kept once. */
export function gainsOf(set: GearSet, rules: Rules, point: Point): GainInSet {
  let made = known.get(set);
  if (!made) known.set(set, (made = []));
  const last = made.find((each) => each.point === point && each.rules === rules);
  if (last) return last.gains;
  const gains = new GainInSet(set, measureOf(set, rules, point));
  made.push({ rules, point, gains });
  return gains;
}
