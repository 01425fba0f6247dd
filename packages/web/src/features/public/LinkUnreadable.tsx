import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { MESSAGES } from '@gearwright/game/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

/** A link that carries its set, and lost some of it on the way. */
export function LinkBroken() {
  return (
    <div role="alert">
      <EmptyState
        page
        title={MESSAGES.publicSetNotFound()}
        action={<ButtonLink to="/">To the front page</ButtonLink>}
      >
        <p>
          This link carries its set in itself, and it is not whole: part of it was lost when it was
          copied, or it was made by a later version.
        </p>
      </EmptyState>
    </div>
  );
}

/** A link that is whole and belongs to another expansion. */
export function LinkElsewhere({ edition }: { readonly edition: EditionKey }) {
  return (
    <div role="alert">
      <EmptyState
        page
        title={`This is a set of ${EDITIONS[edition].name}`}
        action={<ButtonLink to="/">To the front page</ButtonLink>}
      >
        <p>Open the same link on the site of that expansion: it needs nothing else to be read.</p>
      </EmptyState>
    </div>
  );
}
