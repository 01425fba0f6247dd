import { useParams } from 'react-router';
import { isExampleKey } from '@gearwright/game/exchange/example-key.ts';
import { PlannerError } from '@gearwright/game/messages.ts';
import { useCharacter } from '../../../data/roster/use-characters.ts';
import type { SetViewing } from '../../../data/set-view/set-view.ts';
import { usePublishedView } from '../../../data/set-view/use-published-view.ts';
import { useLinkedSet } from '../../../data/set-view/use-linked-set.ts';
import { useOwnSet } from '../../../data/set-view/use-own-set.ts';
import { SetFailed } from '../../../features/set-viewer/SetFailed.tsx';
import { AppRedirect } from '../../../ui/link/AppRedirect.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { ComparePage } from './ComparePage.tsx';

const nothing = () => undefined;

/** A set of the player's beside another of the same character, own or linked (acceptance D14). */
export function CompareScreen() {
  const { characterId, setId, comparisonSetId, tab } = useParams();
  const character = useCharacter(characterId);
  const { data } = character;
  const isLinked = (id: string | undefined) => data?.connectedSets.some((each) => each.id === id);
  const rightIsLinked = isLinked(comparisonSetId) ?? false;
  const isPublished = isExampleKey(comparisonSetId ?? '');
  const left = useOwnSet(setId);
  const ownRight = useOwnSet(!data || rightIsLinked || isPublished ? undefined : comparisonSetId);
  const linkedRight = useLinkedSet(data, rightIsLinked ? comparisonSetId : undefined, nothing);
  const published = usePublishedView(isPublished ? comparisonSetId : undefined, left);
  const right = isPublished ? published : rightIsLinked ? linkedRight : ownRight;

  const home = `/character/${characterId}`;
  if (isCode(character.error, 'characterNotFound')) return <AppRedirect to="/characters" />;
  if (character.error && !data) {
    return <SetFailed error={character.error} onRetry={() => void character.refetch()} />;
  }
  // What cannot be changed is compared with nothing, and a set not with itself.
  if (isLinked(setId) || setId === comparisonSetId)
    return <AppRedirect to={`${home}/set/${setId}`} />;
  // A linked set is no set of one's own, and only the character tells which are.
  if (isMissing(left) && data) return <AppRedirect to={home} />;
  if (isMissing(right)) return <AppRedirect to={`${home}/set/${setId}`} />;
  for (const viewing of [left, right]) {
    if (viewing.status === 'failed' && !isMissing(viewing)) {
      return <SetFailed error={viewing.error} onRetry={viewing.retry} />;
    }
  }
  if (left.status !== 'ready' || right.status !== 'ready') {
    return <Waiting label="Loading the sets" />;
  }
  const strays = [left, right].some(
    ({ view }) => 'character' in view.owner && view.owner.character.id !== characterId,
  );
  if (strays) return <AppRedirect to={home} />;
  return (
    <ComparePage
      left={left.view}
      right={right.view}
      path={`${home}/set/${setId}/compare/${comparisonSetId}`}
      tab={tab}
      swapped={
        rightIsLinked || isPublished
          ? null
          : `${home}/set/${comparisonSetId}/compare/${setId}${tab ? `/${tab}` : ''}`
      }
    />
  );
}

function isMissing(viewing: SetViewing): boolean {
  return viewing.status === 'failed' && isCode(viewing.error, 'setNotFound');
}

function isCode(error: Error | null, code: PlannerError['code']): boolean {
  return error instanceof PlannerError && error.code === code;
}
