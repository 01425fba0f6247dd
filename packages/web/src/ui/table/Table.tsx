import type { ComponentProps } from 'react';
import styles from './Table.module.css';

/** A table with its caption for those who do not see it. */
export function Table({ label, ...props }: ComponentProps<'table'> & { readonly label: string }) {
  return <table {...props} className={styles.table} aria-label={label} />;
}

interface HeadProps {
  readonly children: string;
  readonly number?: boolean;
  /** How the table is sorted by this column; null when by another. Without `onSort` it is no button. */
  readonly sorted?: 'ascending' | 'descending' | null;
  readonly onSort?: () => void;
}

export function HeadCell({ children, number, sorted, onSort }: HeadProps) {
  return (
    <th
      scope="col"
      className={number ? styles.number : undefined}
      aria-sort={sorted ?? (onSort ? 'none' : undefined)}
    >
      {onSort ? (
        <button className={styles.sort} onClick={onSort}>
          {children}
          <span aria-hidden="true">
            {sorted === 'ascending' ? '▴' : sorted === 'descending' ? '▾' : ''}
          </span>
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export function NumberCell({ children }: Pick<ComponentProps<'td'>, 'children'>) {
  return <td className={styles.number}>{children}</td>;
}
