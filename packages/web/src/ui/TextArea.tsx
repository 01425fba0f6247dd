import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

export function TextArea({ label, error, note, ...area }: Props) {
  return (
    <Field label={label} error={error} note={note}>
      {(control) => <textarea {...area} {...control} className={styles.input} />}
    </Field>
  );
}
