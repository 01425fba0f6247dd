import { useSyncExternalStore } from 'react';
import { currentToasts, listenToToasts } from './toasts.ts';
import styles from './Toaster.module.css';
import { ToastLine } from './ToastLine.tsx';

/** Once in the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(listenToToasts, currentToasts);
  return (
    <output className={styles.toaster} aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </output>
  );
}
