import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useEdition } from '../../../data/edition-context.ts';
import { useSetView } from '../../../data/set-view/set-view.ts';
import { useAppNavigate } from '../../../ui/link/use-app-navigate.ts';
import { NARROW, useMedia } from '../../../ui/use-media.ts';
import { SetActionContext, type OfferedActions } from './set-action-context.ts';
import { actionsFor, type SetAction } from './set-actions.ts';

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
  // As it was opened: a dialog may do what takes its own entry away.
  const [open, setOpen] = useState<SetAction | null>(null);
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
          if (action.Dialog) setOpen(action);
          action.run?.(view);
          if (to) navigate(to);
        };
      },
    };
  }, [view, edition, comparison, narrow, navigate]);
  const Dialog = open?.Dialog;
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
