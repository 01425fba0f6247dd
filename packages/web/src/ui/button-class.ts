import styles from './Button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** One gold button a view; `danger` for what cannot be taken back. */
  readonly tone?: 'main' | 'quiet' | 'danger' | undefined;
  readonly size?: 'big' | undefined;
  /** Square, for a sign alone: it needs an `aria-label`. */
  readonly only?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

export function buttonClass({ tone, size, only, wide }: ButtonLook): string {
  return classNames(
    styles.button,
    tone && styles[tone],
    size && styles[size],
    only && styles.only,
    wide && styles.wide,
  );
}
