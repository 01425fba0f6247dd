import styles from './ItemsWaiting.module.css';

const ROWS = 9;
const FILTERS = 5;

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

/** The filters' shape. */
export function FiltersWaiting() {
  return (
    <div className={styles.filters} aria-hidden="true">
      {Array.from({ length: FILTERS }, (_, filter) => (
        <span key={filter} className={styles.filter} />
      ))}
    </div>
  );
}
