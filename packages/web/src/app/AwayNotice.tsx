import { useAuth } from '../data/session/auth-context.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

/** Tells a signed-in player why the account's things do not show, and that they are not lost. */
export function AwayNotice() {
  const { user, refresh } = useAuth();
  if (!user?.isRemembered) return null;
  return (
    <Banner tone="caution" action={<Button onClick={() => void refresh()}>Try again</Button>}>
      Offline: your account cannot be reached. Your characters and sets are safe there, and show
      again once the connection is back.
    </Banner>
  );
}
