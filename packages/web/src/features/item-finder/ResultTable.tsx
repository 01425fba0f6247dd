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
  readonly onShow: (id: string) => void;
  readonly onLeave: () => void;
  /** Pressed: on phones the tooltip opens as a sheet. */
  readonly onOpen: (id: string) => void;
  /** The focus leaves the list upwards. */
  readonly onLeaveTop: () => void;
}

/** Arrow keys walk the rows; only the active one is a tab stop. */
export function ResultTable({ ref, ids, onLeave, onLeaveTop, ...row }: Props) {
  const walk = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? null : rowAfterKey(event.key, at, buttons.length);
    if (next === null) return;
    event.preventDefault();
    if (next === 'above') onLeaveTop();
    else buttons[next]?.focus();
  };
  // The roles are written out because the phone's layout takes the table's own display away.
  return (
    <table className={styles.table} ref={ref} role="table" aria-label="Items found">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">Item</th>
          <th role="columnheader" className={styles.number}>
            Level
          </th>
          <th role="columnheader">Slot</th>
          <th role="columnheader">Source</th>
        </tr>
      </thead>
      <tbody role="rowgroup" onKeyDown={walk} onPointerLeave={onLeave} onBlur={onLeave}>
        {ids.map((id) => (
          <ResultRow key={id} id={id} {...row} />
        ))}
      </tbody>
    </table>
  );
}
