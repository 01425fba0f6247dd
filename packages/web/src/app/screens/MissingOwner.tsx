import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { AppRedirect } from '../../ui/link/AppRedirect.tsx';

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A form whose character or set could not be had: an unknown one leads to the list (acceptance D13). */
export function MissingOwner({ error, onRetry }: Props) {
  if (error instanceof PlannerError && error.code === 'characterNotFound') {
    return <AppRedirect to="/characters" />;
  }
  return (
    <Banner tone="failed" action={<Button onClick={onRetry}>Try again</Button>}>
      {MESSAGES.setLoadFailed()} {MESSAGES.refreshPage()}
    </Banner>
  );
}
