import type { ComponentProps, ReactNode } from 'react';
import styles from './Check.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  readonly children: ReactNode;
};

/** The browser's own box, drawn as ours: forms register it as they know it. */
export function Checkbox({ children, ...input }: Props) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" className={styles.box} />
      {children}
    </label>
  );
}
