import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import { weightsOf, type Point } from '@gearwright/game/point/point.ts';
import { RowScorer } from '@gearwright/game/search/row-scorer.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { TipWorth } from '../../ui/tooltip/tip-readers.ts';
import { searchIndexOf } from './search-index-of.ts';

/** What items are worth in a set's slots by one of its points; null without one. */
export function pointWorth(set: GearSet, rules: Rules, point: Point | null): TipWorth | null {
  return point && { by: point.name, of: listWorth(set, rules, point) };
}

/** Counted as the slot's list does: with the best gems in its sockets. */
function listWorth(set: GearSet, rules: Rules, point: Point): TipWorth['of'] {
  const scorers = new Map<SlotId, RowScorer>();
  const needs = { rules, set, weights: weightsOf(point) };
  return (item, slot) => {
    const scorer = scorers.get(slot) ?? new RowScorer(searchIndexOf(rules), slotQuery(needs, slot));
    scorers.set(slot, scorer);
    return scorer.scoreItem(item);
  };
}
