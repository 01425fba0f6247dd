import type { ReactNode } from 'react';
import styles from './HiddenText.module.css';

/** For readers who do not see the sign beside it. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
