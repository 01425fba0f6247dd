import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from './user.ts';

const ENDED: readonly unknown[] = ['sessionEnded', 'accountDeleted', 'notSignedIn'];

/** Looks again who is there when the server answers that the session is over (acceptance D19). */
export function useSessionEnd(user: User | null, lookAgain: (isDeleted: boolean) => unknown): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!user) return undefined;
    const heard = (error: unknown): void => {
      const code = (error as { readonly code?: unknown } | null)?.code;
      if (ENDED.includes(code)) lookAgain(code === 'accountDeleted');
    };
    const stops = [
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.state.status === 'error') heard(query.state.error);
      }),
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation?.state.status === 'error') heard(mutation.state.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, lookAgain, user]);
}
