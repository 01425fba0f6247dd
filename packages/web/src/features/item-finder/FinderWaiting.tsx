import styles from './FinderWaiting.module.css';

const ROWS = 9;

/** The shape of what will come. */
export function FinderWaiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading the items">
      <div className={styles.field} />
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row} />
      ))}
    </div>
  );
}
