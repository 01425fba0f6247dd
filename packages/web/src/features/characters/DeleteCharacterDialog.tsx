import { BIN_LIMITS } from '@gearwright/roster/bin.ts';
import { failureText } from '../../data/failure-text.ts';
import { useDeleteCharacter } from '../../data/roster/use-character-changes.ts';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';

interface Props {
  readonly character: { readonly id: string; readonly name: string };
  /** Where to go once it is gone. */
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** All its sets go with it, and their links, a guest's too. */
export function DeleteCharacterDialog({ character: { id, name }, onDeleted, onClose }: Props) {
  const { mutateAsync } = useDeleteCharacter();
  const remove = async (): Promise<void> => {
    await mutateAsync(id);
    onClose();
    onDeleted?.();
    showToast(`Deleted ${name}`);
  };
  return (
    <DeleteDialog
      title="Delete Character"
      onDelete={remove}
      failureText={failureText}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <b>{name}</b> and all of its sets? They wait in the bin for{' '}
        {BIN_LIMITS.days} days.
      </p>
      <p>Sets with public links will no longer be accessible.</p>
    </DeleteDialog>
  );
}
