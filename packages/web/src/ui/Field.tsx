import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  /** What went wrong, as the player reads it. */
  readonly error?: string | null | undefined;
  readonly note?: ReactNode;
}

interface Props extends FieldProps {
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A label, its control, and below it what went wrong or is good to know. */
export function Field({ label, error, note, children }: Props) {
  const id = useId();
  const below = error ?? note;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': below ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {below && (
        <span id={`${id}-note`} className={error ? styles.error : styles.note}>
          {below}
        </span>
      )}
    </div>
  );
}
