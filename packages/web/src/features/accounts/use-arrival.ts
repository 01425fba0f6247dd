import { useCallback } from 'react';
import { useAuth } from '../../data/session/auth-context.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';

/** What follows signing in: everyone learns who is there, and the page moves on. Back does not return to the form. */
export function useArrival(): (to: string) => Promise<void> {
  const { refresh } = useAuth();
  const navigate = useAppNavigate();
  return useCallback(
    async (to) => {
      await refresh();
      navigate(to, { replace: true });
    },
    [navigate, refresh],
  );
}
