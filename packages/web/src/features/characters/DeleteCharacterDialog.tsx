import { failureText } from '../../data/failure-text.ts';
import { useDeleteCharacter } from '../../data/roster/use-character-changes.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';

interface Props {
  readonly character: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** All its sets go with it, and their links, a guest's too. */
export function DeleteCharacterDialog({ character: { id, name }, onClose }: Props) {
  const { mutate, isPending, error } = useDeleteCharacter();
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => {
        onClose();
        showToast(`Deleted ${name}`);
      },
    });
  return (
    <ConfirmDialog
      open
      title="Delete Character"
      action="Delete"
      danger
      busy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      {error && <Banner tone="failed">{failureText(error)}</Banner>}
      <p>
        Are you sure you want to delete <b>{name}</b> and all of its sets? This cannot be undone.
      </p>
      <p>Sets with public links will no longer be accessible.</p>
    </ConfirmDialog>
  );
}
