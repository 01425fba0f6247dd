import { BIN_LIMITS } from '@gearwright/roster/bin.ts';
import { failureText } from '../../data/failure-text.ts';
import { useUpdateCharacter } from '../../data/roster/use-character-changes.ts';
import { useDeleteSet } from '../../data/roster/use-set-changes.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** Deletes a set; of a linked one only the link goes, for the live character is not the player's to delete. */
export function DeleteSetDialog({ onClose }: { readonly onClose: () => void }) {
  const { owner, set } = useSetView();
  const deleteSet = useDeleteSet();
  const updateCharacter = useUpdateCharacter();
  const navigate = useAppNavigate();
  if (owner.kind !== 'own' && owner.kind !== 'linked') return null;
  const linked = owner.kind === 'linked' ? owner.connected : null;
  const remove = async (): Promise<void> => {
    const { id, connectedSets } = owner.character;
    if (linked) {
      const kept = connectedSets.filter((connected) => connected.id !== linked.id);
      await updateCharacter.mutateAsync({ id, patch: { connectedSets: kept } });
    } else {
      await deleteSet.mutateAsync(set.id);
    }
    onClose();
    navigate(`/character/${id}`, { replace: true });
    showToast(linked ? `${linked.name} is no longer linked` : `Deleted ${set.name}`);
  };
  return (
    <DeleteDialog title="Delete Set" onDelete={remove} failureText={failureText} onClose={onClose}>
      {linked ? (
        <p>
          Remove the link to the live character <b>{linked.name}</b>? The live character itself is
          not touched.
        </p>
      ) : (
        <p>
          Are you sure you want to delete <b>{set.name}</b>? It waits in the bin of your characters
          for {BIN_LIMITS.days} days
          {set.publicId !== null && ', and its public link will no longer be accessible'}.
        </p>
      )}
    </DeleteDialog>
  );
}
