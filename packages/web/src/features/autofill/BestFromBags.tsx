import { useEffect, useRef, useState } from 'react';
import type { Inventory } from '@gearwright/game/character/inventory.ts';
import { ownedCounts } from '@gearwright/game/plans/owned-items.ts';
import type { Gear } from '@gearwright/game/set/gear-set.ts';
import { SLOT_IDS } from '@gearwright/game/slot/slots.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useGameWorker } from '../../data/worker/use-game-worker.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { firstWish, type AutofillWish } from './autofill-wish.ts';
import { runAutofill } from './run-autofill.ts';

interface Props {
  readonly inventory: Inventory;
  readonly onDone: () => void;
}

/** One press: the best whole set of what lies in the bags, put on at once; one undo takes it off again. */
export function BestFromBags({ inventory, onDone }: Props) {
  const view = useSetView();
  const ask = useGameWorker();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);
  // Whoever closes the dialog while it looks does not want the set changed later.
  useEffect(() => () => running.current?.abort(), []);
  const { set, edit } = view;
  const find = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setRunning(true);
    try {
      const wish = { ...firstWish(view), ownedOnly: true };
      const options = { signal };
      const owned = ownedCounts(inventory);
      const strict = await runAutofill(view, wish, owned, ask, options);
      // Bags that cannot reach a floor are filled from all the same, as far as they go.
      const found = strict.proof?.broken.length
        ? await runAutofill(view, withoutFloors(wish), owned, ask, options)
        : strict;
      if (signal.aborted) return;
      const changed = changedSlots(set.gear, found.gear);
      if (changed > 0) edit(found.edit, { by: 'autofill' });
      showToast(changed > 0 ? foundWords(changed) : 'The set is the best of your bags already.');
      onDone();
    } catch {
      if (signal.aborted) return;
      showToast('The search could not be run. Please try again.', { tone: 'failed' });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      tone="main"
      disabled={isRunning || inventory.length === 0 || set.points.length === 0}
      onClick={() => void find()}
    >
      <Glyph name="spark" />
      {isRunning ? 'Looking…' : 'Best from my bags'}
    </Button>
  );
}

function withoutFloors(wish: AutofillWish): AutofillWish {
  return { ...wish, caps: wish.caps.filter(({ kind }) => kind !== 'atLeast') };
}

function changedSlots(before: Gear, after: Gear): number {
  return SLOT_IDS.filter((slot) => before[slot].item?.id !== after[slot].item?.id).length;
}

function foundWords(changed: number): string {
  return `The best of your bags is on: ${changed} ${changed === 1 ? 'piece' : 'pieces'} changed. Undo takes it back.`;
}
