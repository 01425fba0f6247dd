import { Button } from '../../ui/Button.tsx';
import styles from './EmptySet.module.css';

interface Props {
  /** Null as long as there is no such thing. */
  readonly onStartAs: (() => void) | null;
  readonly onAutofill: (() => void) | null;
  readonly onImport: (() => void) | null;
}

/** A set with no items says how to begin; low enough that the slots stay in sight. */
export function EmptySet({ onStartAs, onAutofill, onImport }: Props) {
  return (
    <section className={styles.empty}>
      <h2 className={styles.title}>This set has no items yet</h2>
      <p className={styles.text}>
        Choose a slot to put the first one on{onAutofill && ', or have it filled'}.
      </p>
      {onStartAs && <Button onClick={onStartAs}>Start as the spec</Button>}
      {onAutofill && <Button onClick={onAutofill}>Autofill</Button>}
      {onImport && <Button onClick={onImport}>Import</Button>}
    </section>
  );
}
