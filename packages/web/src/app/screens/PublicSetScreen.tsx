import { useParams } from 'react-router';
import { PlannerError } from '@gearwright/game/messages.ts';
import { useCountOpening } from '../../data/roster/use-link.ts';
import { usePublicView } from '../../data/set-view/use-public-view.ts';
import { SharedMissing } from '../../features/public/SharedMissing.tsx';
import { SetFailed } from '../../features/set-viewer/SetFailed.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { SetPage } from './set/SetPage.tsx';

/** A set somebody shared: to look at, to copy, to export. */
export function PublicSetScreen() {
  const { publicId, tab } = useParams();
  const viewing = usePublicView(publicId);
  useCountOpening(viewing.status === 'ready' ? (publicId ?? null) : null);
  if (viewing.status === 'loading') return <Waiting label="Loading the set" />;
  if (viewing.status === 'ready') {
    return <SetPage key={viewing.view.path} view={viewing.view} tab={tab} />;
  }
  const { error, retry } = viewing;
  const isMissing = error instanceof PlannerError && error.code === 'publicSetNotFound';
  return isMissing ? <SharedMissing /> : <SetFailed error={error} onRetry={retry} />;
}
