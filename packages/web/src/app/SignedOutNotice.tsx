import { useAuth } from '../data/session/auth-context.ts';
import { Banner } from '../ui/Banner.tsx';
import { ButtonLink } from '../ui/link/ButtonLink.tsx';

/** Tells who has just lost their session why their characters are not there, and whether they are gone. */
export function SignedOutNotice() {
  const { hasEnded, wasDeleted } = useAuth();
  if (!hasEnded) return null;
  if (wasDeleted) {
    return (
      <Banner tone="caution" action={<ButtonLink to="/register">Create Account</ButtonLink>}>
        Your account was deleted elsewhere, with its characters, sets and shared links. What this
        browser keeps for visitors is still here.
      </Banner>
    );
  }
  return (
    <Banner tone="caution" action={<ButtonLink to="/login">Sign In</ButtonLink>}>
      You have been signed out. Your characters are safe in your account, and changes that could not
      be saved wait in this browser until you sign in again.
    </Banner>
  );
}
