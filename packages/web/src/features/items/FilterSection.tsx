import { useId, type ReactNode } from 'react';
import styles from './FilterRail.module.css';

interface Props {
  readonly title: string;
  /** How its parts stand: two to a line, or as many as there is room for. */
  readonly look?: 'pairs' | 'chips' | 'stack';
  readonly children: ReactNode;
}

export function FilterSection({ title, look = 'stack', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles[look]}>{children}</div>
    </section>
  );
}
