import { useState } from 'react';
import { failureText } from '../../data/failure-text.ts';
import { useDeleteCharacter } from '../../data/roster/use-character-changes.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** Deletes whose set is on the screen, with all its sets. */
export function DeleteCharacterDialog({ onClose }: { readonly onClose: () => void }) {
  const { owner } = useSetView();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useDeleteCharacter();
  const navigate = useAppNavigate();
  if (!('character' in owner)) return null;
  const { id, name } = owner.character;
  const remove = async (): Promise<void> => {
    setFailure(null);
    try {
      await mutateAsync(id);
      onClose();
      navigate('/characters', { replace: true });
      showToast(`Deleted ${name}`);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete Character"
      action="Delete"
      danger
      busy={isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {failure && <Banner tone="failed">{failure}</Banner>}
      <p>
        Are you sure you want to delete <b>{name}</b> and all of its sets? This cannot be undone.
      </p>
      <p>Sets with public links will no longer be accessible.</p>
    </ConfirmDialog>
  );
}
