import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/Heading.tsx';
import styles from './Article.module.css';

interface Props {
  readonly title: string;
  /** When it took effect, or what it is about. */
  readonly under: string;
  readonly children: ReactNode;
}

/** A page that is read from top to bottom. */
export function Article({ title, under, children }: Props) {
  return (
    <article className={styles.article}>
      <header>
        <PageTitle>{title}</PageTitle>
        <p className={styles.under}>{under}</p>
      </header>
      {children}
    </article>
  );
}
