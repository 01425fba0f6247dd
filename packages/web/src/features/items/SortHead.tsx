import type { Sort } from '@gearwright/game/search/query.ts';
import type { Column } from './columns.ts';
import styles from './ItemTable.module.css';

interface Props {
  readonly column: Column;
  readonly sort: Sort | null;
  readonly onSort: (by: Sort['by']) => void;
}

/** A column's head; where it can be sorted by, a button that says how it is. */
export function SortHead({ column: { key, head, said, number, sort: by }, sort, onSort }: Props) {
  const sorted = by && sort?.by === by ? (sort.descending ? 'descending' : 'ascending') : null;
  return (
    <th
      scope="col"
      className={styles[key]}
      data-number={number}
      aria-sort={by ? (sorted ?? 'none') : undefined}
    >
      {by ? (
        <button className={styles.sort} onClick={() => onSort(by)} title={said}>
          {head}
          <span aria-hidden="true">{sorted === 'ascending' ? '▴' : sorted ? '▾' : ''}</span>
        </button>
      ) : (
        head
      )}
    </th>
  );
}
