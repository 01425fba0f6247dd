import { lazy, Suspense } from 'react';
import { useAuth } from '../data/session/auth-context.ts';
import { ButtonLink } from '../ui/link/ButtonLink.tsx';

const AccountMenu = lazy(async () => ({
  default: (await import('./AccountMenu.tsx')).AccountMenu,
}));

/** Sign In and Register, or who is there. Nothing while that is unknown. */
export function AccountCorner() {
  const { status, user } = useAuth();
  if (user) {
    return (
      <Suspense>
        <AccountMenu username={user.username} />
      </Suspense>
    );
  }
  if (status === 'unknown') return null;
  return (
    <>
      <ButtonLink tone="quiet" to="/login">
        Sign In
      </ButtonLink>
      <ButtonLink to="/register">Register</ButtonLink>
    </>
  );
}
