import { CharacterEditor } from '../../features/characters/CharacterEditor.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { OwnCharacter } from '../OwnCharacter.tsx';
import { WithGame } from '../WithGame.tsx';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';

export function EditCharacterScreen() {
  return <OwnCharacter>{(character) => <Editing character={character} />}</OwnCharacter>;
}

function Editing({ character }: { readonly character: CharacterWithSets }) {
  useTitle(`Edit ${character.name}`);
  return (
    <WithGame>
      {(game) => <CharacterEditor key={character.id} character={character} game={game} />}
    </WithGame>
  );
}
