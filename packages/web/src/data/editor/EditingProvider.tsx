import { useEffect, useState, type ReactNode } from 'react';
import { Journal } from '../journal/journal.ts';
import { holdTab } from '../journal/this-tab.ts';
import { useOwnedRoster } from '../roster/roster-context.ts';
import { keepsUnsent, onSignOut } from '../session/before-sign-out.ts';
import { EditingContext, type Editing } from './editors-context.ts';
import { SetEditors } from './set-editors.ts';
import { useReplay } from './use-replay.ts';

interface Props {
  readonly children: ReactNode;
}

/** Holds the editors of the page, and sees that nothing they were given is lost when the page goes. */
export function EditingProvider({ children }: Props) {
  const [editing] = useState((): Editing => ({
    editors: new SetEditors(),
    journal: new Journal(),
  }));
  const { editors, journal } = editing;
  const owned = useOwnedRoster();
  const local = owned?.local;
  useEffect(() => holdTab(), []);
  useEffect(() => onSignOut(editors.flush), [editors]);
  useEffect(
    () =>
      keepsUnsent({
        count: (owner) => journal.countOf(owner),
        forget: (owner) => {
          editors.discardOf(owner);
          return journal.forgetAllOf(owner);
        },
      }),
    [editors, journal],
  );
  useEffect(() => local?.health.listen(editors.recheck), [editors, local]);
  useEffect(() => {
    const flush = (): void => void editors.flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [editors]);
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent): void => {
      // Only here the page is all that keeps the changes.
      const isOnlyHere =
        owned && local && owned.roster === local && local.health.now() !== 'stored';
      if (isOnlyHere) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [local, owned]);
  useReplay(journal, owned);
  return <EditingContext value={editing}>{children}</EditingContext>;
}
