import type { ReactNode } from 'react';
import styles from './ItemsFrame.module.css';

interface Props {
  readonly rail: ReactNode;
  readonly children: ReactNode;
}

/** Filters beside what they leave; on narrow screens they are opened instead. */
export function ItemsFrame({ rail, children }: Props) {
  return (
    <div className={styles.page}>
      <aside className={styles.rail} aria-label="Filters">
        {rail}
      </aside>
      <section className={styles.found} aria-label="Items">
        {children}
      </section>
    </div>
  );
}
