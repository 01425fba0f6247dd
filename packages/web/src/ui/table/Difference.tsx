import { grouped } from '@gearwright/game/formula/display.ts';
import styles from './Difference.module.css';

interface Props {
  readonly by: number;
  readonly digits?: number;
}

/** Signed, and coloured besides; nothing at all where nothing changes. */
export function Difference({ by, digits = 1 }: Props) {
  const amount = Math.abs(by).toFixed(digits);
  const text = grouped(amount);
  if (Number(amount) === 0) return <span className={styles.same}>–</span>;
  return by > 0 ? (
    <span className={styles.up}>+{text}</span>
  ) : (
    <span className={styles.down}>−{text}</span>
  );
}
