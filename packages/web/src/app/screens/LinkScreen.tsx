import { useParams } from 'react-router';
import { useLinkViews } from '../../data/set-view/use-link-views.ts';
import { LinkBroken, LinkElsewhere } from '../../features/public/LinkUnreadable.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { ComparePage } from './compare/ComparePage.tsx';
import { SetPage } from './set/SetPage.tsx';

/** A set, or two side by side, that stand in the link itself. */
export function LinkScreen() {
  const { packed = '', tab } = useParams();
  const viewing = useLinkViews(packed);
  if (viewing.status === 'loading') return <Waiting label="Loading the set" />;
  if (viewing.status === 'broken') return <LinkBroken />;
  if (viewing.status === 'elsewhere') return <LinkElsewhere edition={viewing.edition} />;
  const [left, right] = viewing.views;
  if (!right) return <SetPage key={packed} view={left!} tab={tab} />;
  return <ComparePage left={left!} right={right} path={left!.path} tab={tab} swapped={null} />;
}
