import { Banner } from '../Banner.tsx';
import styles from './FormProblems.module.css';

/** The summary of what is wrong with a form. */
export function FormProblems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Banner tone="failed">
      {problems.length === 1 ? (
        problems[0]
      ) : (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
