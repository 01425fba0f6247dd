import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BROWSER, rosterKeys } from './roster-keys.ts';
import type { OwnedRoster } from './roster-context.ts';

/** Milliseconds away after which another device may have changed what the account holds. */
const AWAY = 60_000;

/** Reads the account's things again when the player comes back to the page; tabs of one browser tell each other. */
export function useFreshOnReturn(owned: OwnedRoster | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!owned || owned.owner === BROWSER) return undefined;
    let left = Date.now();
    const seen = (): void => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (Date.now() - left > AWAY) {
        void client.invalidateQueries({ queryKey: rosterKeys.all(owned) });
      }
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [client, owned]);
}
