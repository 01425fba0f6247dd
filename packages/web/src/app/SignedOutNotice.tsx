import { useAuth } from '../data/session/auth-context.ts';
import { Banner } from '../ui/Banner.tsx';
import { ButtonLink } from '../ui/link/ButtonLink.tsx';

/** Tells who has just lost their session why their characters are not there, and that they are not gone. */
export function SignedOutNotice() {
  const { hasEnded } = useAuth();
  if (!hasEnded) return null;
  return (
    <Banner tone="caution" action={<ButtonLink to="/login">Sign In</ButtonLink>}>
      You have been signed out, or your account was deleted elsewhere. As long as it exists your
      characters are safe in it, and changes that could not be saved wait in this browser until you
      sign in again.
    </Banner>
  );
}
