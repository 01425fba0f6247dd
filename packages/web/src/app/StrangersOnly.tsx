import type { ReactNode } from 'react';
import { useAuth } from '../data/session/auth-context.ts';
import { AppRedirect } from '../ui/link/AppRedirect.tsx';

/** Whoever is signed in has no business at the door. Nobody waits for the answer: most who come are strangers. */
export function StrangersOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useAuth();
  return status === 'authenticated' ? <AppRedirect to="/characters" /> : children;
}
