import { useMemo } from 'react';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import { setTotals } from '@gearwright/game/total/set-totals.ts';
import type { Totals } from '@gearwright/game/total/totals.ts';
import { usePreview, type Preview } from './preview.ts';
import { useSetView, type SetView } from './set-view.ts';

export interface Previewed {
  readonly label: string;
  readonly set: GearSet;
  readonly totals: Totals;
}

/** The set as it would be with what is looked at; null when nothing is. */
export function usePreviewed(): Previewed | null {
  const preview = usePreview();
  const { set, rules, sheet } = useSetView();
  return useMemo(
    () => preview && previewedOnce(preview, { set, rules, sheet }),
    [preview, set, rules, sheet],
  );
}

type Looking = Pick<SetView, 'set' | 'rules' | 'sheet'>;

/** Several parts of the page ask the same: the last answer for each preview is kept as long as it is. */
const answers = new WeakMap<Preview, Looking & { readonly previewed: Previewed | null }>();

function previewedOnce(preview: Preview, looking: Looking): Previewed | null {
  const { set, rules, sheet } = looking;
  const known = answers.get(preview);
  if (known?.set === set && known.rules === rules && known.sheet === sheet) return known.previewed;
  const previewed = workOut(preview, looking);
  answers.set(preview, { ...looking, previewed });
  return previewed;
}

function workOut({ edit, label }: Preview, { set, rules, sheet }: Looking): Previewed | null {
  const changed = edit(set);
  if (changed === set) return null;
  const totals = setTotals(changed, { ...rules, form: sheet.form, buffs: sheet.buffed });
  return { label, set: changed, totals };
}
