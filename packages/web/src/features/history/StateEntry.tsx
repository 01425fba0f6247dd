import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './HistoryDialog.module.css';
import type { StateRow } from './states.ts';
import type { StateActions } from './use-state-actions.ts';

interface Props {
  readonly row: StateRow;
  readonly actions: StateActions;
  /** What else can be done with it. */
  readonly more?: ReactNode;
}

/** One state of the set, and what can be done with it; the present one is on the screen already. */
export function StateEntry({ row, actions, more }: Props) {
  const { title, source, changes, set } = row;
  return (
    <li className={styles.entry}>
      <div className={styles.state}>
        <span className={styles.title}>{title}</span>
        {source && <span className={styles.source}>{source}</span>}
        {changes && (
          <span>{changes.length > 0 ? changes.join(', ') : 'Changed and changed back'}</span>
        )}
      </div>
      {set && (
        <div className={styles.buttons}>
          <Button
            tone="quiet"
            aria-label={`Look at ${title}`}
            onClick={() => actions.look(set, title)}
          >
            Look
          </Button>
          <Button
            tone="quiet"
            aria-label={`Compare ${title} with now`}
            onClick={() => actions.compare(set, title)}
          >
            Compare
          </Button>
          <Button aria-label={`Bring back ${title}`} onClick={() => actions.bringBack(set, title)}>
            Bring back
          </Button>
          {more}
        </div>
      )}
    </li>
  );
}
