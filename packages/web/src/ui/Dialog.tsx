import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { Glyph } from './Glyph.tsx';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** By Escape, the cross, or a press beside it. */
  readonly onClose: () => void;
  /** The buttons, the gold one last. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** After the closing movement: reset what was filled in. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

export function Dialog({ open, title, onClose, actions, wide, onClosed, children }: Props) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(isOpen) => isOpen || onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={classNames(styles.dialog, wide && styles.wide)}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={buttonClass({ tone: 'quiet', only: true })} aria-label="Close">
              <Glyph name="clear" />
            </Base.Close>
          </div>
          <div className={styles.content}>{children}</div>
          {actions && <div className={styles.foot}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
