import { useState } from 'react';
import { settingGoals } from '@gearwright/game/set/edits.ts';
import { sameValue } from '../../data/same-value.ts';
import { useOwnedItems } from '../../data/roster/use-owned-items.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AutofillForm } from './AutofillForm.tsx';
import { AutofillProgress } from './AutofillProgress.tsx';
import { AutofillResult } from './AutofillResult.tsx';
import { firstWish, goalsOf, usualCaps } from './autofill-wish.ts';
import { useAutofill } from './use-autofill.ts';

/** Fills the set: what is asked, what is found, and only then a change. */
export function AutofillDialog({ onClose }: { readonly onClose: () => void }) {
  const view = useSetView();
  const { set, edit } = view;
  const [wish, setWish] = useState(() => firstWish(view));
  const { state, run, finish, back } = useAutofill(view);
  const owned = useOwnedItems(view, wish.ownedOnly);
  const isWaiting = wish.ownedOnly && owned === undefined;
  const start = (asked = wish): void => {
    // What was asked for is the set's from now on: lists and upgrades obey it too.
    const goals = goalsOf(asked, usualCaps(view));
    if (!sameValue(goals, set.goals)) edit(settingGoals(goals));
    run(asked, owned ?? null);
  };
  return (
    <Dialog
      open
      wide
      title="Autofill"
      onClose={onClose}
      actions={
        state.step === 'running' ? (
          <>
            <Button onClick={back}>Cancel</Button>
            {wish.way === 'whole' && <Button onClick={finish}>Stop with the best so far</Button>}
          </>
        ) : state.step === 'found' ? (
          <>
            <Button onClick={back}>Back</Button>
            <Button
              tone="main"
              onClick={() => {
                edit(state.found.edit, { by: 'autofill' });
                onClose();
              }}
            >
              Apply
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              tone="main"
              disabled={set.points.length === 0 || isWaiting}
              onClick={() => start()}
            >
              Find the best gear
            </Button>
          </>
        )
      }
    >
      {state.step === 'running' ? (
        <AutofillProgress progress={state.progress} />
      ) : state.step === 'found' ? (
        <AutofillResult
          found={state.found}
          wish={wish}
          onBan={(itemId) => {
            const without = { ...wish, banned: [...wish.banned, itemId] };
            setWish(without);
            start(without);
          }}
        />
      ) : (
        <>
          {state.step === 'failed' && (
            <p role="alert">The search could not be run. Please try again.</p>
          )}
          <AutofillForm wish={wish} onChange={setWish} />
        </>
      )}
    </Dialog>
  );
}
