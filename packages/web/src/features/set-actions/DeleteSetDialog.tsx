import { useState } from 'react';
import { failureText } from '../../data/failure-text.ts';
import { useUpdateCharacter } from '../../data/roster/use-character-changes.ts';
import { useDeleteSet } from '../../data/roster/use-set-changes.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** Deletes a set; of a linked one only the link goes, for the live character is not the player's to delete. */
export function DeleteSetDialog({ onClose }: { readonly onClose: () => void }) {
  const { owner, set } = useSetView();
  const [failure, setFailure] = useState<string | null>(null);
  const deleteSet = useDeleteSet();
  const updateCharacter = useUpdateCharacter();
  const navigate = useAppNavigate();
  if (owner.kind !== 'own' && owner.kind !== 'linked') return null;
  const linked = owner.kind === 'linked' ? owner.connected : null;
  const remove = async (): Promise<void> => {
    const { id, connectedSets } = owner.character;
    setFailure(null);
    try {
      if (linked) {
        const kept = connectedSets.filter((connected) => connected.id !== linked.id);
        await updateCharacter.mutateAsync({ id, patch: { connectedSets: kept } });
      } else {
        await deleteSet.mutateAsync(set.id);
      }
      onClose();
      navigate(`/character/${id}`, { replace: true });
      showToast(linked ? `${linked.name} is no longer linked` : `Deleted ${set.name}`);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete Set"
      action="Delete"
      danger
      busy={deleteSet.isPending || updateCharacter.isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {failure && <Banner tone="failed">{failure}</Banner>}
      {linked ? (
        <p>
          Remove the link to the live character <b>{linked.name}</b>? The live character itself is
          not touched.
        </p>
      ) : (
        <p>
          Are you sure you want to delete <b>{set.name}</b>? This cannot be undone
          {set.publicId !== null && ', and its public link will no longer be accessible'}.
        </p>
      )}
    </ConfirmDialog>
  );
}
