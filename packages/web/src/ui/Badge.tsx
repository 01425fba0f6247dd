import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  readonly tone?: 'plain' | 'gold' | 'up' | 'down' | 'warn' | 'info';
  readonly children: ReactNode;
}

/** A word about the thing beside it. */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
