import { useCallback, useMemo, useState } from 'react';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Rules } from '@gearwright/game/set/rules.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import type { Totals } from '@gearwright/game/total/totals.ts';
import type { SheetChoice, SetView } from './set-view.ts';

const AS_CHOSEN: SheetChoice = { buffed: true, form: null };

export interface Sheet {
  readonly sheet: SheetChoice;
  readonly chooseSheet: SetView['chooseSheet'];
  totalsOf(set: GearSet, rules: Rules): Totals;
}

/** How the player looks at the totals, as long as the set is on the screen. */
export function useSheet(): Sheet {
  const [sheet, setSheet] = useState(AS_CHOSEN);
  const chooseSheet = useCallback(
    (choice: Partial<SheetChoice>) => setSheet((before) => ({ ...before, ...choice })),
    [],
  );
  return useMemo(
    () => ({
      sheet,
      chooseSheet,
      totalsOf: (set, { edition, dataset, wearer }) =>
        setTotals(set, { edition, dataset, wearer, form: sheet.form, buffs: sheet.buffed }),
    }),
    [sheet, chooseSheet],
  );
}
