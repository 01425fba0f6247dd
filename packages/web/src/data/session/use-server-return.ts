import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { REMEMBERED_ID } from './last-user.ts';

/** Milliseconds; a server that was down is back without the browser having been offline. */
const LOOK_AGAIN = 30_000;

/** While the server has not said who is there: asks again as soon as it may be within reach. */
export function useServerReturn(answered: boolean, lookAgain: () => unknown): void {
  const client = useQueryClient();
  useEffect(() => {
    if (answered) return undefined;
    const again = (): void => void lookAgain();
    const timer = setInterval(again, LOOK_AGAIN);
    addEventListener('online', again);
    // The account's things came: now its owner can be had too.
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const [what, , owner] = event.query.queryKey;
      if (what === 'roster' && owner === REMEMBERED_ID) again();
    });
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      stop();
    };
  }, [answered, client, lookAgain]);
}
