import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

interface Props {
  readonly name: string;
  readonly characterId: string;
  readonly characterName: string;
}

/** The set was open here when somebody deleted it elsewhere: said at once, before more is changed in vain. */
export function SetGone({ name, characterId, characterName }: Props) {
  return (
    <div role="alert">
      <EmptyState
        page
        title={`${name} was deleted`}
        action={
          <ButtonLink tone="main" to={`/character/${characterId}`}>
            To {characterName}
          </ButtonLink>
        }
      >
        <p>It was deleted in another tab or on another device while it was open here.</p>
      </EmptyState>
    </div>
  );
}
