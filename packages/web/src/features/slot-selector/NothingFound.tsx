import type { ReactNode } from 'react';
import styles from './NothingFound.module.css';

interface Props {
  readonly title: string;
  /** What to do about it. */
  readonly children: ReactNode;
}

export function NothingFound({ title, children }: Props) {
  return (
    <output className={styles.nothing}>
      <span className={styles.title}>{title}</span>
      {children}
    </output>
  );
}
