import { PlannerError } from '@gearwright/game/messages.ts';
import type { LiveCharacter } from '../../data/roster/use-live-set.ts';
import { useRealmName } from '../../data/roster/use-realm-name.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArmorySamples } from './ArmorySamples.tsx';
import { whatToDo } from './what-to-do.ts';

interface Props {
  readonly live: LiveCharacter;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why a live character cannot be shown, each reason by its name, and what helps. */
export function ArmoryFailed({ live, error, onRetry }: Props) {
  const realm = useRealmName(live);
  const code = error instanceof PlannerError ? error.code : null;
  const { title, advice, again } = whatToDo(
    code,
    error,
    `${live.name.charAt(0).toUpperCase()}${live.name.slice(1)} of ${realm}`,
  );
  return (
    <div role="alert">
      <EmptyState
        page
        title={title}
        action={
          again && (
            <Button tone="main" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        <p>{advice}</p>
        {code === 'liveCharacterNotFound' && <ArmorySamples live={live} />}
      </EmptyState>
    </div>
  );
}
