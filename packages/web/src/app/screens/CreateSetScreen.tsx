import { useParams } from 'react-router';
import { useCharacter } from '../../data/roster/use-characters.ts';
import { useGame } from '../../data/use-game.ts';
import { PointsField } from '../../features/points/PointsField.tsx';
import { KitField } from '../../features/start-as/KitField.tsx';
import { CreateSet } from '../../features/set-forms/CreateSet.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { MissingOwner } from './MissingOwner.tsx';

export function CreateSetScreen() {
  const { characterId } = useParams();
  const { data: character, error, refetch } = useCharacter(characterId);
  const game = useGame();
  useTitle(character ? `Create Gear Set, ${character.name}` : 'Create Gear Set');
  if (error && !character) return <MissingOwner error={error} onRetry={() => void refetch()} />;
  if (!character || !game) return <Waiting />;
  return (
    <CreateSet
      key={character.id}
      game={game}
      owner={character}
      points={(input) => <PointsField {...input} />}
      kit={(input) => <KitField {...input} />}
    />
  );
}
