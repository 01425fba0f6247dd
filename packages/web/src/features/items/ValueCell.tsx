import styles from './ItemTable.module.css';

/** The figure, and how far it reaches towards the best of the list. */
export function ValueCell({ score, most }: { readonly score: number; readonly most: number }) {
  if (score <= 0) return '–';
  return (
    <>
      <b>{score.toFixed(1)}</b>
      <span className={styles.bar}>
        <i style={{ width: `${Math.round((score / most) * 100)}%` }} />
      </span>
    </>
  );
}
