import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AuthContext, type Auth } from './auth-context.ts';
import { beforeSignOut, forgetUnsent } from './before-sign-out.ts';
import { lastUser, rememberUser } from './last-user.ts';
import { SessionNews } from './session-news.ts';
import { useServerReturn } from './use-server-return.ts';
import { useSessionEnd } from './use-session-end.ts';
import type { Sessions, User } from './user.ts';

const SESSION = ['session'] as const;

interface Look {
  readonly user: User | null;
  /** Whether the server said so. */
  readonly answered: boolean;
  /** Somebody was there, and did not sign out here. */
  readonly ended?: boolean;
  /** Because the account is gone. */
  readonly deleted?: boolean;
}

interface Props {
  readonly sessions: Sessions;
  readonly children: ReactNode;
}

/** Who is there: asked once, and again when something says that it may have changed. */
export function AuthProvider({ sessions, children }: Props) {
  const client = useQueryClient();
  const [news] = useState(() => new SessionNews());
  const isDeleted = useRef(false);
  const { data, isPending, refetch } = useQuery({
    queryKey: SESSION,
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
    queryFn: (): Promise<Look> =>
      sessions.currentUser().then(
        (user) => {
          const before = client.getQueryData<Look>(SESSION);
          const wasThere = before?.user ?? lastUser(null);
          rememberUser(user);
          if (user) isDeleted.current = false;
          return {
            user,
            answered: true,
            ended: !user && (wasThere !== null || before?.ended),
            deleted: isDeleted.current,
          };
        },
        // Only the server says that nobody is there; a lookup that fails means anonymous to a guest.
        () => ({
          user: lastUser(client.getQueryData<Look>(SESSION)?.user ?? null),
          answered: false,
        }),
      ),
  });
  const user = data?.user ?? null;
  const answered = data?.answered ?? true;
  const ended = data?.ended ?? false;
  const deleted = data?.deleted ?? false;
  const lookAgain = useCallback(
    (wasDeleted: boolean) => {
      isDeleted.current ||= wasDeleted;
      return refetch();
    },
    [refetch],
  );
  const auth = useMemo((): Auth => {
    return {
      status: isPending ? 'unknown' : user ? 'authenticated' : 'anonymous',
      user,
      isAuthChecked: !isPending,
      isAuthenticated: user !== null,
      isPatron: user?.isPatron ?? false,
      hasEnded: ended,
      wasDeleted: ended && deleted,
      refresh: async () => {
        await refetch();
        news.tell();
      },
      signOut: async (options) => {
        await beforeSignOut();
        await sessions.signOut();
        if (user) await forgetUnsent(user.id);
        rememberUser(null);
        client.setQueryData<Look>(SESSION, { user: null, answered: true });
        client.removeQueries({ queryKey: ['roster'] });
        news.tell(options?.isDeleted ? 'deleted' : 'changed');
      },
    };
  }, [client, deleted, ended, isPending, news, refetch, sessions, user]);

  useEffect(() => news.hear((told) => void lookAgain(told === 'deleted')), [news, lookAgain]);
  useServerReturn(answered, refetch);
  useSessionEnd(user, lookAgain);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
