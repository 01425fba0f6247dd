import { useSetView } from '../../data/set-view/set-view.ts';
import { ShareDialog } from './ShareDialog.tsx';

/** Shares the set on the screen. */
export function ShareSetDialog({ onClose }: { readonly onClose: () => void }) {
  return <ShareDialog sets={[useSetView()]} onClose={onClose} />;
}
