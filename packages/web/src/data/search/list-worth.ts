import { slotQuery } from '@gearwright/game/optimise/slot-query.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { RowScorer } from '@gearwright/game/search/row-scorer.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { TipWorth } from '../../ui/tooltip/tip-readers.ts';
import { scaleOf } from '../set-view/effects-of.ts';
import { searchIndexOf } from './search-index-of.ts';

/** What items are worth in a set's slots by one of its points; null without one. */
export function pointWorth(set: GearSet, rules: Rules, point: Point | null): TipWorth | null {
  if (!point) return null;
  const { effects } = scaleOf(set, rules, point);
  return { by: point.name, of: listWorth(set, rules, point), effects };
}

/** Counted as the slot's list does: with the best gems in its sockets. */
function listWorth(set: GearSet, rules: Rules, point: Point): TipWorth['of'] {
  const scorers = new Map<SlotId, RowScorer>();
  const needs = { rules, set, ...scaleOf(set, rules, point) };
  return (item, slot) => {
    const scorer = scorers.get(slot) ?? new RowScorer(searchIndexOf(rules), slotQuery(needs, slot));
    scorers.set(slot, scorer);
    return scorer.scoreItem(item);
  };
}
