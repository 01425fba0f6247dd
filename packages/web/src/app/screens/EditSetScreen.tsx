import { useParams } from 'react-router';
import { isConnectedSetId } from '@gearwright/game/character/connected-set.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { useSetEditor } from '../../data/editor/use-set-editor.ts';
import { useCharacter } from '../../data/roster/use-characters.ts';
import { useGame } from '../../data/use-game.ts';
import { PointsField } from '../../features/points/PointsField.tsx';
import { EditPoints } from '../../features/set-forms/EditPoints.tsx';
import { EditSet } from '../../features/set-forms/EditSet.tsx';
import type { PointsInput } from '../../features/set-forms/set-fields.ts';
import { AppRedirect } from '../../ui/link/AppRedirect.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { MissingOwner } from './MissingOwner.tsx';

export function EditSetScreen() {
  const { setId } = useParams();
  return isConnectedSetId(setId ?? '') ? <ConnectedPoints /> : <OwnSet />;
}

const points = (input: PointsInput) => <PointsField {...input} />;

function OwnSet() {
  const { characterId, setId } = useParams();
  const editing = useSetEditor(setId);
  const game = useGame();
  useTitle(editing.status === 'ready' ? `Edit ${editing.set.name}` : 'Edit Gear Set');
  if (editing.status === 'failed') {
    const { error, retry } = editing;
    const isUnknown = error instanceof PlannerError && error.code === 'setNotFound';
    if (isUnknown) return <AppRedirect to={`/character/${characterId}`} />;
    return <MissingOwner error={error} onRetry={retry} />;
  }
  if (editing.status !== 'ready' || !game) return <Waiting />;
  if (editing.character.id !== characterId) return <AppRedirect to={`/character/${characterId}`} />;
  return <EditSet key={editing.set.id} game={game} editing={editing} points={points} />;
}

function ConnectedPoints() {
  const { characterId, setId } = useParams();
  const { data: character, error, refetch } = useCharacter(characterId);
  useTitle('Edit Equivalency Points');
  if (error && !character) return <MissingOwner error={error} onRetry={() => void refetch()} />;
  if (!character) return <Waiting />;
  const connected = character.connectedSets.find(({ id }) => id === setId);
  if (!connected) return <AppRedirect to={`/character/${characterId}`} />;
  return (
    <EditPoints key={connected.id} character={character} connected={connected} points={points} />
  );
}
