import { createContext, useContext } from 'react';
import type { User } from './user.ts';

export interface Auth {
  /** Unknown until the first look; pages that need an answer wait for it. */
  readonly status: 'unknown' | 'authenticated' | 'anonymous';
  readonly user: User | null;
  readonly isAuthChecked: boolean;
  readonly isAuthenticated: boolean;
  readonly isPatron: boolean;
  /** The server ended the session: nobody signed out on this page. */
  readonly hasEnded: boolean;
  /** It ended because the account was deleted, elsewhere. */
  readonly wasDeleted: boolean;
  /** Looks again: after signing in, and when the server says that the session ended. */
  refresh(): Promise<void>;
  /** Saves what waits, signs out and forgets what was the account's; other tabs learn whether it was deleted. */
  signOut(options?: { readonly isDeleted?: boolean }): Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('No session was provided');
  return auth;
}
