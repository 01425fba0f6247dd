import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Lean.module.css';

/** A bar that leans to the side that has more. `by` is −1 to 1. */
export function Lean({ by }: { readonly by: number }) {
  const style = { '--by': Math.min(Math.abs(by), 1) / 2 } as CSSProperties;
  return (
    <span
      className={classNames(styles.lean, by > 0 && styles.right, by < 0 && styles.left)}
      style={style}
      aria-hidden="true"
    />
  );
}
