import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A set that could not be loaded; a reason the player can do something about is told besides. */
export function SetFailed({ error, onRetry }: Props) {
  const isMissing = error instanceof PlannerError && error.code === 'publicSetNotFound';
  if (isMissing) {
    return (
      <div role="alert">
        <EmptyState page title={MESSAGES.publicSetNotFound()} />
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        page
        title={MESSAGES.setLoadFailed()}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        <p>{MESSAGES.refreshPage()}</p>
        {error instanceof PlannerError && <p>{error.message}</p>}
      </EmptyState>
    </div>
  );
}
