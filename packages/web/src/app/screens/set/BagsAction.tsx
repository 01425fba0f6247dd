import { useSetView } from '../../../data/set-view/set-view.ts';
import { BestFromBags } from '../../../features/autofill/BestFromBags.tsx';
import { BagsDialog } from '../../../features/bags/BagsDialog.tsx';

/** The bags of whoever wears the set, and the search that makes the most of them. */
export function BagsAction({ onClose }: { readonly onClose: () => void }) {
  const { owner } = useSetView();
  if (!('character' in owner)) return null;
  return (
    <BagsDialog
      characterId={owner.character.id}
      onClose={onClose}
      best={(inventory) => <BestFromBags inventory={inventory} onDone={onClose} />}
    />
  );
}
