import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

interface Props {
  readonly text: string;
  /** Something else on the page asks to be done first. */
  readonly quiet: boolean;
}

export function NoCharacters({ text, quiet }: Props) {
  return (
    <EmptyState
      title={text}
      action={
        <ButtonLink tone={quiet ? undefined : 'main'} size="big" to="/characters/new">
          Create Character
        </ButtonLink>
      }
    >
      <p>Race, class and level are enough to begin. Everything can be changed later.</p>
    </EmptyState>
  );
}
