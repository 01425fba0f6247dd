import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { buttonClass } from './button-class.ts';
import styles from './Dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** What the gold or red button does, as a verb. */
  readonly action: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A question that must be answered: a press beside it does not close it. */
export function ConfirmDialog(props: Props) {
  const { open, title, action, danger, busy, cancel, onConfirm, onCancel, children } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog}>
          <div className={styles.head}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          </div>
          <AlertDialog.Description className={styles.content} render={<div />}>
            {children}
          </AlertDialog.Description>
          <div className={styles.foot}>
            <AlertDialog.Close className={buttonClass({})}>{cancel ?? 'Cancel'}</AlertDialog.Close>
            <Button tone={danger ? 'danger' : 'main'} disabled={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
