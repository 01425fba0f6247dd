import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
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
  const { owner, path, readOnly } = view;
  // An action does its work on the set of that moment; the offer stays while the set changes.
  const now = useRef(view);
  useEffect(() => {
    now.current = view;
  }, [view]);
  const edition = useEdition();
  const narrow = useMedia(NARROW);
  const navigate = useAppNavigate();
  // As it was opened: a dialog may do what takes its own entry away.
  const [open, setOpen] = useState<SetAction | null>(null);
  const offered = useMemo((): OfferedActions => {
    const actions = actionsFor({ owner, path }, { edition, comparison, narrow });
    return {
      actions,
      comparison,
      canStepBack: !readOnly && !comparison,
      opening: (key) => {
        const action = actions.find((offer) => offer.key === key);
        if (!action) return null;
        const to = action.to?.({ owner, path });
        return () => {
          if (action.Dialog) setOpen(action);
          action.run?.(now.current);
          if (to) navigate(to);
        };
      },
    };
  }, [owner, path, readOnly, edition, comparison, narrow, navigate]);
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
