import { whyNot } from '@gearwright/game/optimise/next/why-not.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { TipWorth } from '../../ui/tooltip/tip-readers.ts';
import { scaleOf } from '../set-view/effects-of.ts';
import { gainsOf } from '../set-view/gains-of.ts';

/** What items are worth in a set's slots by one of its points; null without one. */
export function pointWorth(set: GearSet, rules: Rules, point: Point | null): TipWorth | null {
  if (!point) return null;
  const { effects } = scaleOf(set, rules, point);
  return {
    by: point.name,
    gain: (item, slot) => gainsOf(set, rules, point).ofItem(slot, item),
    whyNot: (item, slot) => whyNot(gainsOf(set, rules, point), slot, item),
    effects,
  };
}
