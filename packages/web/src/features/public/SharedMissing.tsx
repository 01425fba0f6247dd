import { MESSAGES } from '@gearwright/game/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

/** A link that leads nowhere, or not any more (acceptance D13). */
export function SharedMissing() {
  return (
    <div role="alert">
      <EmptyState
        page
        title={MESSAGES.publicSetNotFound()}
        action={<ButtonLink to="/">To the front page</ButtonLink>}
      >
        <p>The link may be incomplete, or the set behind it was deleted by its owner.</p>
      </EmptyState>
    </div>
  );
}
