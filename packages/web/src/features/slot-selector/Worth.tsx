import type { CSSProperties } from 'react';
import { Difference } from '../../ui/table/Difference.tsx';
import styles from './Worth.module.css';

interface Props {
  readonly score: number;
  readonly worn: number;
  readonly most: number;
  readonly isWorn: boolean;
}

/** The figure, the difference from what is worn, and a bar that crosses the worn mark. */
export function Worth({ score, worn, most, isWorn }: Props) {
  const by = score - worn;
  const part = (value: number): number => (most > 0 ? Math.min(Math.max(value / most, 0), 1) : 0);
  const bar = { '--at': part(score), '--mark': part(worn) } as CSSProperties;
  return (
    <div className={styles.worth}>
      <b>{score === 0 ? '–' : score.toFixed(1)}</b>
      <span className={styles.by}>
        {isWorn ? <span className={styles.now}>worn</span> : <Difference by={by} />}
      </span>
      <div
        className={styles.bar}
        data-way={by > 0 ? 'more' : by < 0 ? 'less' : undefined}
        style={bar}
        aria-hidden="true"
      >
        <i />
      </div>
    </div>
  );
}
