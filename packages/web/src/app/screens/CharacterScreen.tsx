import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { NoSets } from '../../features/characters/NoSets.tsx';
import { AppRedirect } from '../../ui/link/AppRedirect.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { OwnCharacter } from '../OwnCharacter.tsx';

/** Leads to the first set, else to the first linked one, else shows that there is none. */
export function CharacterScreen() {
  return <OwnCharacter>{(character) => <FirstSet character={character} />}</OwnCharacter>;
}

function FirstSet({ character }: { readonly character: CharacterWithSets }) {
  const { id, name, sets, connectedSets } = character;
  useTitle(name);
  const first = sets[0] ?? connectedSets[0];
  return first ? (
    <AppRedirect to={`/character/${id}/set/${first.id}`} />
  ) : (
    <NoSets character={character} />
  );
}
