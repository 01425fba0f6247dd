import styles from './ItemsWaiting.module.css';

const ROWS = 9;

/** The shape of what will come. */
export function ItemsWaiting() {
  return (
    <output className={styles.waiting} aria-label="Loading the items">
      <span className={styles.field} />
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className={styles.row} />
      ))}
    </output>
  );
}
