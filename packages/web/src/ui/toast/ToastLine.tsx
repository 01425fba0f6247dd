import { useEffect, useState } from 'react';
import { Button } from '../Button.tsx';
import { Glyph } from '../Glyph.tsx';
import { dropToast, type Toast } from './toasts.ts';
import styles from './Toaster.module.css';

/** Milliseconds it stays, unless pointed at or focused. */
const STAYS = 5000;

export function ToastLine({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const gone = setTimeout(() => dropToast(toast.id), STAYS);
    return () => clearTimeout(gone);
  }, [held, toast.id]);
  const { action } = toast;
  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Glyph name={toast.tone === 'done' ? 'tick' : toast.tone === 'info' ? 'info' : 'warning'} />
      <span className={styles.text}>{toast.text}</span>
      {action && (
        <Button
          onClick={() => {
            action.run();
            dropToast(toast.id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button tone="quiet" only aria-label="Dismiss" onClick={() => dropToast(toast.id)}>
        <Glyph name="clear" />
      </Button>
    </div>
  );
}
