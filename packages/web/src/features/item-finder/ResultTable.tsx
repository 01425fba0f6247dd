import type { KeyboardEvent, Ref } from 'react';
import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { rowAfterKey } from './list-keys.ts';
import { ResultRow } from './ResultRow.tsx';
import styles from './ResultTable.module.css';

interface Props {
  readonly ref: Ref<HTMLTableElement>;
  readonly ids: readonly string[];
  readonly dataset: Dataset;
  readonly texts: DatasetTexts | null;
  readonly activeId: string | null;
  /** The active row is pointed at or focused now. */
  readonly shown: boolean;
  readonly onShow: (id: string) => void;
  readonly onLeave: () => void;
  /** Pressed or tapped. */
  readonly onOpen: (id: string) => void;
  /** The focus leaves the list upwards. */
  readonly onLeaveTop: () => void;
}

/** Arrow keys walk the rows; only the active one is a tab stop. */
export function ResultTable({ ref, ids, shown, onLeave, onLeaveTop, ...row }: Props) {
  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    const body = event.currentTarget.closest('tbody');
    const buttons = [...(body?.querySelectorAll('button') ?? [])];
    const next = rowAfterKey(event.key, buttons.indexOf(event.currentTarget), buttons.length);
    if (next === null) return;
    event.preventDefault();
    if (next === 'above') onLeaveTop();
    else buttons[next]?.focus();
  };
  return (
    <table className={styles.table} ref={ref} data-shown={shown} aria-label="Items found">
      <thead>
        <tr>
          <th>Item</th>
          <th className={styles.number}>Level</th>
          <th>Slot</th>
          <th>Source</th>
        </tr>
      </thead>
      <tbody onPointerLeave={onLeave}>
        {ids.map((id) => (
          <ResultRow key={id} id={id} onKeyDown={walk} onBlur={onLeave} {...row} />
        ))}
      </tbody>
    </table>
  );
}
