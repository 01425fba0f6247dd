import type { ReactNode } from 'react';
import { useAuth } from '../data/session/auth-context.ts';
import { AppRedirect } from '../ui/link/AppRedirect.tsx';

/** Screens for guests: whoever is signed in goes to their characters. They are shown at once, before it is known who asks, for most are guests. */
export function GuestOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useAuth();
  return status === 'authenticated' ? <AppRedirect to="/characters" /> : children;
}
