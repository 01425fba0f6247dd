import { useParams } from 'react-router';
import { PlannerError } from '@gearwright/game/messages.ts';
import { useSetEditor } from '../../data/editor/use-set-editor.ts';
import { useGame } from '../../data/use-game.ts';
import { PointsField } from '../../features/points/PointsField.tsx';
import { EditSet } from '../../features/set-forms/EditSet.tsx';
import { AppRedirect } from '../../ui/link/AppRedirect.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { MissingOwner } from './MissingOwner.tsx';

export function EditSetScreen() {
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
  return <EditSet game={game} editing={editing} points={(input) => <PointsField {...input} />} />;
}
