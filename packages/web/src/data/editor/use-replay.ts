import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Journal } from '../journal/journal.ts';
import type { OwnedRoster } from '../roster/roster-context.ts';
import { rosterKeys } from '../roster/roster-keys.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** Milliseconds before another try at what could not be sent. */
const LATER = 30_000;

/** At the start, and when the network is back: saves what an earlier page had not saved any more (acceptance D18). */
export function useReplay(journal: Journal, owned: OwnedRoster | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!owned) return undefined;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const replay = async (): Promise<void> => {
      clearTimeout(timer);
      if (!(await journal.hasOthers())) return;
      const { replayJournal } = await import('../journal/replay-journal.ts');
      const { changed, refused, unfinished } = await replayJournal({ journal, ...owned });
      for (const id of changed) {
        await client.invalidateQueries({ queryKey: rosterKeys.set(owned, id) });
      }
      if (changed.length > 0) {
        await client.invalidateQueries({ queryKey: rosterKeys.characters(owned) });
      }
      for (const { message } of refused) showToast(message, { tone: 'failed' });
      if (unfinished && !stopped) timer = setTimeout(() => void replay(), LATER);
    };
    const again = (): void => void replay();
    again();
    addEventListener('online', again);
    return () => {
      stopped = true;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [client, journal, owned]);
}
