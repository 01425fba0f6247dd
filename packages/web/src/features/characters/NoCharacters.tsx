import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';

export function NoCharacters({ text }: { readonly text: string }) {
  return (
    <EmptyState
      title={text}
      action={
        <ButtonLink tone="main" size="big" to="/characters/new">
          Create Character
        </ButtonLink>
      }
    >
      <p>Race, class and level are enough to begin. Everything can be changed later.</p>
    </EmptyState>
  );
}
