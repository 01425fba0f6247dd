import type { Item } from '@gearwright/game/item/item.ts';
import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import { weightsOf, type Point } from '@gearwright/game/point/point.ts';
import { RowScorer } from '@gearwright/game/search/row-scorer.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { searchIndexOf } from './search-index-of.ts';

/** By the set's first point, what items are worth in its slots; null without one. */
export function pointWorth(set: GearSet, rules: Rules): PointWorth | null {
  const point = set.points[0];
  return point ? { by: point.name, of: listWorth(set, rules, point) } : null;
}

export interface PointWorth {
  /** Name of the point. */
  readonly by: string;
  readonly of: (item: Item, slot: SlotId) => number;
}

/** Counted as the slot's list does: with the best gems in its sockets. */
function listWorth(set: GearSet, rules: Rules, point: Point): PointWorth['of'] {
  const scorers = new Map<SlotId, RowScorer>();
  const needs = { rules, set, weights: weightsOf(point) };
  return (item, slot) => {
    const scorer = scorers.get(slot) ?? new RowScorer(searchIndexOf(rules), slotQuery(needs, slot));
    scorers.set(slot, scorer);
    return scorer.scoreItem(item);
  };
}
