import type { ReactNode } from 'react';
import styles from './Heading.module.css';

interface Props {
  readonly children: ReactNode;
  /** Buttons at the end of the line. */
  readonly action?: ReactNode;
}

/** A section's title runs into a hairline, as a heading does in a ruled manuscript. */
export function Heading({ children, action }: Props) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title}>{children}</h2>
      {action}
    </div>
  );
}

/** The full rule, with its lozenge; at most two a page. */
export function Rule() {
  return <hr className={styles.rule} />;
}

export function PageTitle({ children }: { readonly children: ReactNode }) {
  return <h1 className={styles.page}>{children}</h1>;
}
