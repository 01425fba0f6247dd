import { useState } from 'react';
import { reapply } from '@gearwright/game/plans/reapply.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { isWished, unwishing, whyNotWish, wishing } from '@gearwright/game/wishlist/wishing.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalValue } from '../../data/local/use-local-value.ts';
import { useShowPreview } from '../../data/set-view/preview.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { candidateName, choosing, whyNotChoose, type Thing } from './candidate.ts';

export interface Reapplying {
  /** `Spellpower and 2 gems`; null when nothing of the former item fits the new one. */
  readonly what: string | null;
  readonly run: () => void;
  /** It is done by itself with each swap. */
  readonly always: boolean;
  readonly setAlways: (always: boolean) => void;
  /** It was done for the first time: whether it is to be a habit is asked once. */
  readonly asksHabit: boolean;
}

/** Puts things into the slot and onto the wishlist; each a change that one undo takes back. */
export function useChoosing(slot: SlotId) {
  const { set, rules, edit } = useSetView();
  const [habit, setHabit] = useLocalValue(LOCAL_KEYS.keepWhenSwapping);
  const always = habit === 'true';
  const setAlways = (next: boolean): void => setHabit(String(next));
  const [isDone, setDone] = useState(false);
  const showPreview = useShowPreview();
  /** The set before the last swap in this slot. */
  const [before, setBefore] = useState<GearSet | null>(null);

  const pick = (candidate: Thing): void => {
    const refusal = whyNotChoose(candidate, set, slot, rules);
    if (refusal) {
      showToast(refusal.message, { tone: 'failed' });
      return;
    }
    showPreview(null);
    if (candidate.kind === 'item') {
      if (set.gear[slot].item?.id === candidate.item.id) return;
      setBefore(set);
    }
    edit(choosing(candidate, slot, rules, always));
  };
  const wish = (candidate: Thing): void => {
    if (candidate.kind !== 'item') return;
    const { item } = candidate;
    if (isWished(set, item.id)) edit(unwishing(item.id));
    else {
      const refusal = whyNotWish(set, item);
      if (refusal) showToast(refusal.message, { tone: 'failed' });
      else edit(wishing(item));
    }
  };
  const look = (candidate: Thing | null): void => {
    showPreview(
      candidate && !whyNotChoose(candidate, set, slot, rules)
        ? { edit: choosing(candidate, slot, rules, always), label: candidateName(candidate) }
        : null,
    );
  };
  const what = before && whatFits(before, set, slot, rules);
  const run = (): void => {
    if (!before) return;
    edit((now) => reapply(before, now, slot, rules));
    setBefore(null);
    setDone(true);
  };
  const reapplying: Reapplying = {
    ...{ what, run, always, setAlways },
    asksHabit: isDone && habit === null,
  };
  return { pick, wish, look, reapplying };
}

type Rules = Parameters<typeof reapply>[3];

/** In words what the former item's enchant and gems would give the one there now. */
function whatFits(before: GearSet, now: GearSet, slot: SlotId, rules: Rules): string | null {
  const piece = now.gear[slot];
  if (!piece.item || piece.enchant || piece.gems.some(Boolean)) return null;
  const again = reapply(before, now, slot, rules).gear[slot];
  const gems = again.gems.filter(Boolean).length;
  const parts = [
    // "Enchant Bracer - Fortitude" goes on the bracer anyway.
    again.enchant?.name.replace(/^Enchant .+? - /, '') ?? null,
    gems > 0 ? `${gems} ${gems === 1 ? 'gem' : 'gems'}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' and ') : null;
}
