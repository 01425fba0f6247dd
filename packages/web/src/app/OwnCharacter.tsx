import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { MESSAGES, PlannerError } from '@gearwright/game/messages.ts';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { useCharacter } from '../data/roster/use-characters.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { AppRedirect } from '../ui/link/AppRedirect.tsx';
import { Waiting } from '../ui/Waiting.tsx';

interface Props {
  readonly children: (character: CharacterWithSets) => ReactNode;
}

/** The character the address names; one that is not there leads to the list (acceptance D13). */
export function OwnCharacter({ children }: Props) {
  const { characterId } = useParams();
  const { data, error, refetch } = useCharacter(characterId);
  // Also when it was there and has been deleted in another tab; a call that got no answer says nothing.
  if (error instanceof PlannerError && error.code === 'characterNotFound') {
    return <AppRedirect to="/characters" />;
  }
  if (data) return children(data);
  if (!error) return <Waiting label="Loading the character" />;
  return (
    <Banner tone="failed" action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {MESSAGES.charactersLoadFailed()}
    </Banner>
  );
}
