import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** Takes what a form library registers: `<TextField label="Name" {...register('name')} />`. */
export function TextField({ label, error, note, ...input }: Props) {
  return (
    <Field label={label} error={error} note={note}>
      {(control) => <input type="text" {...input} {...control} className={styles.input} />}
    </Field>
  );
}
