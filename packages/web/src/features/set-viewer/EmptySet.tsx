import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './EmptySet.module.css';

interface Props {
  /** Null as long as there is no such thing. */
  readonly onAutofill: (() => void) | null;
  readonly onImport: (() => void) | null;
}

/** A set with no items says how to begin (core §2). */
export function EmptySet({ onAutofill, onImport }: Props) {
  return (
    <div className={styles.empty}>
      <EmptyState
        title="This set has no items yet"
        action={
          (onAutofill || onImport) && (
            <div className={styles.ways}>
              {onAutofill && (
                <Button tone="main" onClick={onAutofill}>
                  Auto-fill
                </Button>
              )}
              {onImport && <Button onClick={onImport}>Import</Button>}
            </div>
          )
        }
      >
        <p>Choose a slot to put the first one on{onAutofill && ', or have it filled'}.</p>
      </EmptyState>
    </div>
  );
}
