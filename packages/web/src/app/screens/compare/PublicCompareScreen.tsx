import { useParams } from 'react-router';
import { PlannerError } from '@gearwright/game/messages.ts';
import { usePublicView } from '../../../data/set-view/use-public-view.ts';
import { SharedMissing } from '../../../features/public/SharedMissing.tsx';
import { SetFailed } from '../../../features/set-viewer/SetFailed.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { ComparePage } from './ComparePage.tsx';

/** Two sets somebody shared, side by side. */
export function PublicCompareScreen() {
  const { publicId, publicId2, tab } = useParams();
  const left = usePublicView(publicId);
  const right = usePublicView(publicId2);
  for (const viewing of [left, right]) {
    if (viewing.status !== 'failed') continue;
    const { error, retry } = viewing;
    const isMissing = error instanceof PlannerError && error.code === 'publicSetNotFound';
    return isMissing ? <SharedMissing /> : <SetFailed error={error} onRetry={retry} />;
  }
  if (left.status !== 'ready' || right.status !== 'ready') {
    return <Waiting label="Loading the sets" />;
  }
  return (
    <ComparePage
      left={left.view}
      right={right.view}
      path={`/set/${publicId}/compare/${publicId2}`}
      tab={tab}
      swapped={`/set/${publicId2}/compare/${publicId}${tab ? `/${tab}` : ''}`}
    />
  );
}
