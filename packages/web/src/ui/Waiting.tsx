import { Spinner } from './Spinner.tsx';
import styles from './Waiting.module.css';

/** In the place of what is not there yet. */
export function Waiting({ label }: { readonly label?: string }) {
  return (
    <output className={styles.waiting}>
      <Spinner size="large" {...(label ? { label } : {})} />
    </output>
  );
}
