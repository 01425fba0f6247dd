import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type TouchEvent } from 'react';
import { classNames } from './class-names.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Sheet.module.css';

/** A finger must travel this far sideways, and further than up or down, in pixels. */
const SWIPE = 48;

interface Props {
  readonly open: boolean;
  /** For readers who do not see it: the sheet's content shows its own. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  /** What is turned: "Previous item". */
  readonly things?: string;
  /** The page above stays in use: nothing covers it, and pressing there does not close the sheet. */
  readonly beside?: boolean;
  /** Buttons above the ways on. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The phone's panel, up from the lower edge. */
export function Sheet(props: Props) {
  const { open, title, onClose, onPrevious, onNext, things = 'item', beside, actions } = props;
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const touchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0]!;
    start.current = { x: touch.clientX, y: touch.clientY };
  };
  const touchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]!;
    const { x, y } = start.current ?? { x: touch.clientX, y: touch.clientY };
    const across = touch.clientX - x;
    if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(touch.clientY - y)) return;
    (across > 0 ? onPrevious : onNext)?.();
  };
  return (
    <Dialog.Root
      open={open}
      modal={!beside}
      disablePointerDismissal={beside ?? false}
      onOpenChange={(next) => next || onClose()}
    >
      <Dialog.Portal>
        {!beside && <Dialog.Backdrop className={styles.backdrop} />}
        <Dialog.Popup
          className={classNames(styles.sheet, beside && styles.beside)}
          initialFocus={!beside}
          finalFocus={!beside}
          onTouchStart={touchStart}
          onTouchEnd={touchEnd}
        >
          <span className={styles.grip} />
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <div className={styles.content}>{props.children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
          <div className={styles.ways}>
            {onPrevious && (
              <button className={styles.way} aria-label={`Previous ${things}`} onClick={onPrevious}>
                <Glyph name="left" />
              </button>
            )}
            <Dialog.Close className={styles.way}>Close</Dialog.Close>
            {onNext && (
              <button className={styles.way} aria-label={`Next ${things}`} onClick={onNext}>
                <Glyph name="right" />
              </button>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
