import styles from './SearchUnderstood.module.css';

interface Props {
  /** How the search was understood; empty where it is nothing but words. */
  readonly words: string;
  /** Sentences about what was not. */
  readonly problems: readonly string[];
}

/** Under a search box: what its fields and comparisons were taken for. */
export function SearchUnderstood({ words, problems }: Props) {
  if (words === '' && problems.length === 0) return null;
  return (
    <output className={styles.line} aria-label="How the search was understood">
      {words !== '' && <span>{words}</span>}
      {problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          {problem}
        </span>
      ))}
    </output>
  );
}
