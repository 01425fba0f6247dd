import type { DoneLine } from '@gearwright/game/plans/ticking-off.ts';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import styles from './DoneLines.module.css';
import { TickBox } from './TickBox.tsx';

interface Props {
  readonly lines: readonly DoneLine[];
  /** Null where nothing can be changed. */
  readonly onBack: ((line: DoneLine) => void) | null;
}

/** What is done folds away, and comes back when its box is cleared. */
export function DoneLines({ lines, onBack }: Props) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.done}>
      <summary className={styles.head}>Done ({lines.length})</summary>
      <ul>
        {lines.map((line) => (
          <li
            key={`${line.kind} ${line.itemId ?? line.name}`}
            className={styles.line}
            {...(line.itemId !== null && itemTip(String(line.itemId)))}
          >
            {onBack && <TickBox name={line.name} done onTick={() => onBack(line)} />}
            <span className={styles.name}>{line.name}</span>
            <span className={styles.uses}>{line.uses.join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
