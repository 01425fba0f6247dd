import { useState, type ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  readonly title: string;
  /** Deletes it, and does what follows; what it throws is told in the dialog. */
  readonly onDelete: () => Promise<void>;
  readonly failureText: (error: unknown) => string;
  readonly onClose: () => void;
  /** What goes, and what goes with it. */
  readonly children: ReactNode;
}

/** Asks before something is deleted, and stays open with the reason when it could not be. */
export function DeleteDialog({ title, onDelete, failureText, onClose, children }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await onDelete();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={title}
      action="Delete"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {failure && <Banner tone="failed">{failure}</Banner>}
      {children}
    </ConfirmDialog>
  );
}
