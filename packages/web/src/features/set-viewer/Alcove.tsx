import { memo } from 'react';
import figure from '../../ui/alcove.svg';
import styles from './Alcove.module.css';

/** Where the figure stands; tooltips of the open list dock at its foot. */
export const Alcove = memo(function Alcove() {
  return (
    <div className={styles.alcove}>
      <img className={styles.figure} src={figure} alt="" width="264" height="508" />
      <div className={styles.dock} data-tip-dock="" />
    </div>
  );
});
