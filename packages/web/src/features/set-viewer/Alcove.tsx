import type { ReactNode } from 'react';
import figure from '../../ui/alcove.svg';
import styles from './Alcove.module.css';

/** Where the figure stands; a tooltip docks at its foot. */
export function Alcove({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.alcove}>
      <img className={styles.figure} src={figure} alt="" width="264" height="508" />
      {children}
    </div>
  );
}
