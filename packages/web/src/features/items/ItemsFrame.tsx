import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './ItemsFrame.module.css';

interface Props {
  /** Null where there is no filter column: the list takes its room. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
}

/** Filters beside what they leave; on narrow screens they are opened instead. */
export function ItemsFrame({ rail, children }: Props) {
  return (
    <div className={classNames(styles.page, !rail && styles.alone)}>
      {rail && (
        <aside className={styles.rail} aria-label="Filters">
          {rail}
        </aside>
      )}
      <section className={styles.found} aria-label="Items">
        {children}
      </section>
    </div>
  );
}
