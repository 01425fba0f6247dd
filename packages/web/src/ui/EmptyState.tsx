import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  readonly title: string;
  /** It is all the page has: its title is the page's. */
  readonly page?: boolean;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** An empty place says what to do next. */
export function EmptyState({ title, page = false, children, action }: Props) {
  const Title = page ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      <svg className={styles.arch} viewBox="0 0 60 84" fill="none" aria-hidden="true">
        <path d="M2 83V32C2 19 19 12 30 2c11 10 28 17 28 30v51z" />
        <path d="m30 38 8 8-8 8-8-8z" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </section>
  );
}
