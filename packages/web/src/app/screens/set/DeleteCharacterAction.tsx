import { useSetView } from '../../../data/set-view/set-view.ts';
import { DeleteCharacterDialog } from '../../../features/characters/DeleteCharacterDialog.tsx';
import { useAppNavigate } from '../../../ui/link/use-app-navigate.ts';

/** Deletes whose set is on the screen; then there is nothing to see here. */
export function DeleteCharacterAction({ onClose }: { readonly onClose: () => void }) {
  const { owner } = useSetView();
  const navigate = useAppNavigate();
  if (!('character' in owner)) return null;
  return (
    <DeleteCharacterDialog
      character={owner.character}
      onDeleted={() => navigate('/characters', { replace: true })}
      onClose={onClose}
    />
  );
}
