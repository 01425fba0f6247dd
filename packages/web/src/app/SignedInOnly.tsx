import type { ReactNode } from 'react';
import { useAuth } from '../data/session/auth-context.ts';
import { AppRedirect } from '../ui/link/AppRedirect.tsx';
import { Waiting } from '../ui/Waiting.tsx';

/** Waits while it is unknown who is there, and sends strangers home (acceptance P6). */
export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useAuth();
  if (status === 'unknown') return <Waiting />;
  return status === 'anonymous' ? <AppRedirect to="/" /> : children;
}
