import { CallFailed } from '@gearwright/api/client/call-failed.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The list did not come; where the network is the reason, nobody looks for another. */
export function ListFailed({ error, onRetry }: Props) {
  return (
    <Banner tone="failed" action={<Button onClick={onRetry}>Try again</Button>}>
      <p>{MESSAGES.charactersLoadFailed()}</p>
      {isUnreached(error) && (
        <p>
          The server could not be reached: your network seems to be down. Nothing is lost; the list
          appears when the connection is back.
        </p>
      )}
    </Banner>
  );
}

function isUnreached(error: Error): boolean {
  return !navigator.onLine || (error instanceof CallFailed && error.reason !== 'unreadable');
}
