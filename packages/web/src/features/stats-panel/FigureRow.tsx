import type { ReactNode } from 'react';
import { isBetter } from '../../ui/table/is-better.ts';
import { memo } from '../../language/memo.ts';
import styles from './FigureRow.module.css';

interface Props {
  /** What the row is explained by. */
  readonly hint: string;
  readonly label: string;
  readonly value: string;
  /** What the change looked at would do to it, signed. */
  readonly by: string | null;
  /** Less of it is better. */
  readonly unwanted?: boolean | undefined;
  /** The first of its list: the arrows go on from there. */
  readonly inTabOrder: boolean;
  /** What can be done with it, at the end of the line. */
  readonly action?: ReactNode;
}

/** A figure with a dotted leader; pointed at, focused or tapped it is explained. */
export const FigureRow = memo(function FigureRow(props: Props) {
  const { hint, label, value, by, unwanted = false, inTabOrder, action } = props;
  return (
    <li className={styles.line}>
      <button type="button" className={styles.row} data-hint={hint} tabIndex={inTabOrder ? 0 : -1}>
        <span className={styles.label}>{label}</span> <span className={styles.leader} />
        <span className={styles.value}>{value}</span>
        {by !== null && (
          <span className={isBetter(by, unwanted) ? styles.up : styles.down}> {by}</span>
        )}
      </button>
      {action}
    </li>
  );
});
