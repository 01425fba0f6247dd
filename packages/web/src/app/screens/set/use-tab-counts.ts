import { useMemo } from 'react';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { tabCounts, type TabCounts } from './tab-counts.ts';

/** Worked out anew when talents, buffs or consumables change, not with the gear. */
export function useTabCounts(
  { talents, gameClass, buffs, consumables }: GearSet,
  rules: Rules,
): TabCounts {
  return useMemo(
    () => tabCounts({ talents, gameClass, buffs, consumables }, rules),
    [talents, gameClass, buffs, consumables, rules],
  );
}
