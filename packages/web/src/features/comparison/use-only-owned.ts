import { useMemo } from 'react';
import { wearingOwned } from '@gearwright/game/plans/owned-items.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import { useOwnedItems, type OwnedItems } from '../../data/roster/use-owned-items.ts';
import type { SetView } from '../../data/set-view/set-view.ts';
import type { ComparedSets } from './compared-sets.ts';

/** Both sets as they could be worn today: without what their wearers do not have. */
export function useOnlyOwned({ left, right }: ComparedSets, wanted: boolean): ComparedSets {
  const ofLeft = useOwnedItems(left, wanted);
  const ofRight = useOwnedItems(right, wanted);
  return useMemo(
    () => ({ left: worn(left, ofLeft), right: worn(right, ofRight) }),
    [left, right, ofLeft, ofRight],
  );
}

function worn(view: SetView, owned: OwnedItems | undefined): SetView {
  if (!owned) return view;
  const { rules, sheet } = view;
  const set = wearingOwned(owned)(view.set);
  if (set === view.set) return view;
  return {
    ...view,
    set,
    totals: setTotals(set, { ...rules, form: sheet.form, buffs: sheet.buffed }),
  };
}
