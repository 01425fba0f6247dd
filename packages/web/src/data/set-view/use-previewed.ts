import { useMemo } from 'react';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import type { Totals } from '@gearwright/game/total/totals.ts';
import { usePreview } from './preview.ts';
import { useSetView } from './set-view.ts';

export interface Previewed {
  readonly label: string;
  readonly set: GearSet;
  readonly totals: Totals;
}

/** The set as it would be with what is looked at; null when nothing is. */
export function usePreviewed(): Previewed | null {
  const preview = usePreview();
  const { set, rules, sheet } = useSetView();
  return useMemo(() => {
    if (!preview) return null;
    const changed = preview.edit(set);
    if (changed === set) return null;
    const totals = setTotals(changed, { ...rules, form: sheet.form, buffs: sheet.buffed });
    return { label: preview.label, set: changed, totals };
  }, [preview, set, rules, sheet]);
}
