import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useEdition } from '../../../data/edition-context.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { useAppNavigate } from '../../../ui/link/use-app-navigate.ts';
import { NARROW, useMedia } from '../../../ui/use-media.ts';
import type { ActionKey } from './action-rules.ts';
import { SetActionContext, type OfferedActions } from './set-action-context.ts';
import { actionsFor } from './set-actions.ts';

interface Props {
  /** The set stands beside another one. */
  readonly comparison?: boolean;
  readonly children: ReactNode;
}

/** Knows what can be done with the set on the screen, and holds the dialog that does it. */
export function SetActionHost({ comparison = false, children }: Props) {
  const view = useSetView();
  const edition = useEdition();
  const narrow = useMedia(NARROW);
  const navigate = useAppNavigate();
  const [open, setOpen] = useState<ActionKey | null>(null);
  const offered = useMemo((): OfferedActions => {
    const actions = actionsFor(view, { edition, comparison, narrow });
    return {
      actions,
      canStepBack: !view.readOnly && !comparison,
      opening: (key) => {
        const action = actions.find((offer) => offer.key === key);
        if (!action) return null;
        const to = action.to?.(view);
        return () => {
          if (action.Dialog) setOpen(key);
          action.run?.(view);
          if (to) navigate(to);
        };
      },
    };
  }, [view, edition, comparison, narrow, navigate]);
  const Dialog = offered.actions.find(({ key }) => key === open)?.Dialog;
  return (
    <SetActionContext value={offered}>
      {children}
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </SetActionContext>
  );
}
