import { useComparedWith } from '../../data/set-view/compared-with.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { ShareDialog } from './ShareDialog.tsx';

/** Shares the set on the screen, with the one it stands beside. */
export function ShareSetDialog({ onClose }: { readonly onClose: () => void }) {
  const view = useSetView();
  const other = useComparedWith();
  return <ShareDialog sets={other ? [view, other] : [view]} onClose={onClose} />;
}
