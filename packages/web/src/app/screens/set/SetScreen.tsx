import { useIsMutating } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { isConnectedSetId } from '@gearwright/game/character/connected-set.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { useCharacter } from '../../../data/roster/use-characters.ts';
import { useSet } from '../../../data/roster/use-sets.ts';
import { useLinkedSet } from '../../../data/set-view/use-linked-set.ts';
import { useOwnSet } from '../../../data/set-view/use-own-set.ts';
import { ReadOnlyWarning } from '../../../features/set-viewer/ReadOnlyWarning.tsx';
import { SetGone } from '../../../features/set-viewer/SetGone.tsx';
import { SetFailed } from '../../../features/set-viewer/SetFailed.tsx';
import { AppRedirect } from '../../../ui/link/AppRedirect.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { SetPage } from './SetPage.tsx';
import { EDIT_TAB } from './set-tabs.ts';

/** A set of the player's own, or a live character beside one of theirs. */
export function SetScreen() {
  const { characterId, setId, tab } = useParams();
  const [attempts, setAttempts] = useState(0);
  const refuse = useCallback(() => setAttempts((before) => before + 1), []);
  const isLinked = isConnectedSetId(setId ?? '');
  const character = useCharacter(characterId);
  const stored = useSet(isLinked ? undefined : setId);
  const changing = useIsMutating();
  const own = useOwnSet(isLinked ? undefined : setId);
  const linked = useLinkedSet(character.data, isLinked ? setId : undefined, refuse);
  const viewing = isLinked ? linked : own;

  if (tab === EDIT_TAB) return null;
  if (isCode(character.error, 'characterNotFound')) return <AppRedirect to="/characters" />;
  const { data } = character;
  const lacksIt = isLinked
    ? data && data.connectedSets.every(({ id }) => id !== setId)
    : viewing.status === 'failed' && isCode(viewing.error, 'setNotFound');
  if (lacksIt) return <AppRedirect to={`/character/${characterId}`} />;
  if (viewing.status === 'failed') {
    return <SetFailed error={viewing.error} onRetry={viewing.retry} />;
  }
  if (character.error && !data) {
    return <SetFailed error={character.error} onRetry={() => void character.refetch()} />;
  }
  if (viewing.status === 'loading') return <Waiting label="Loading the set" />;
  const { view } = viewing;
  if ('character' in view.owner && view.owner.character.id !== characterId) {
    return <AppRedirect to={`/character/${characterId}`} />;
  }
  // What is on the screen stays in memory though the set is gone; whoever deletes it here is led on by that.
  if (isCode(stored.error, 'setNotFound') && changing === 0) {
    const { id, name } = view.owner.kind === 'own' ? view.owner.character : { id: '', name: '' };
    return <SetGone name={view.set.name} characterId={id} characterName={name} />;
  }
  return (
    <>
      <ReadOnlyWarning attempts={attempts} />
      <SetPage key={view.path} view={view} tab={tab} />
    </>
  );
}

function isCode(error: Error | null, code: PlannerError['code']): boolean {
  return error instanceof PlannerError && error.code === code;
}
