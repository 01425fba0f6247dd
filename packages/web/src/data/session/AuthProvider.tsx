import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { AuthContext, type Auth } from './auth-context.ts';
import { beforeSignOut } from './before-sign-out.ts';
import type { Sessions } from './user.ts';

const SESSION = ['session'] as const;

interface Props {
  readonly sessions: Sessions;
  readonly children: ReactNode;
}

export function AuthProvider({ sessions, children }: Props) {
  const client = useQueryClient();
  const { data: user, isPending } = useQuery({
    queryKey: SESSION,
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
    // A lookup that fails means anonymous (areas §4).
    queryFn: () => sessions.currentUser().catch(() => null),
  });
  const auth = useMemo((): Auth => {
    const known = user ?? null;
    return {
      status: isPending ? 'unknown' : known ? 'authenticated' : 'anonymous',
      user: known,
      isAuthChecked: !isPending,
      isAuthenticated: known !== null,
      isPatron: known?.isPatron ?? false,
      refresh: () => client.invalidateQueries({ queryKey: SESSION }),
      signOut: async () => {
        await beforeSignOut();
        await sessions.signOut();
        client.setQueryData(SESSION, null);
        client.removeQueries({ queryKey: ['roster'] });
      },
    };
  }, [client, isPending, sessions, user]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
