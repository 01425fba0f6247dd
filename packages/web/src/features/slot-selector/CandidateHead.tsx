import type { Sort } from '@gearwright/game/search/query.ts';
import { statLabel, type StatName } from '@gearwright/game/stat/catalogue.ts';
import { shortLabel } from '@gearwright/game/stat/short-label.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import styles from './CandidateHead.module.css';

interface Props {
  /** What the lines are: `Item`. */
  readonly thing: string;
  readonly stats: readonly StatName[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly inContext: boolean;
  readonly narrow: boolean;
}

const BY_VALUE: Sort = { by: 'score', descending: true };

/** The heads sort; pressed again they turn the order round. */
export function CandidateHead({ thing, stats, sort, onSort, inContext, narrow }: Props) {
  const now = sort ?? BY_VALUE;
  const pressed = (by: Sort['by']): void => {
    const descending = now.by === by ? now.descending === false : by !== 'name';
    onSort(by === 'score' && descending ? null : { by, descending });
  };
  const way = (by: Sort['by']): 'ascending' | 'descending' | 'none' =>
    now.by !== by ? 'none' : now.descending === false ? 'ascending' : 'descending';
  const columns = [
    { by: 'name' as const, head: thing, said: '' },
    ...(narrow
      ? []
      : stats.map((stat) => ({ by: stat, head: shortLabel(stat), said: statLabel(stat) }))),
    { by: 'score' as const, head: inContext ? 'Value, in the set' : 'Value', said: '' },
  ];
  return (
    <thead className={styles.top}>
      <tr className={styles.head} aria-rowindex={1}>
        {columns.map(({ by, head, said }) => (
          <th key={by} scope="col" className={styles.cell} aria-sort={way(by)}>
            <button className={styles.sort} title={said || undefined} onClick={() => pressed(by)}>
              {said ? (
                <>
                  <span aria-hidden="true">{head}</span>
                  <HiddenText>{said}</HiddenText>
                </>
              ) : (
                head
              )}
              <span aria-hidden="true">{ARROWS[way(by)]}</span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const ARROWS = { ascending: '▴', descending: '▾', none: '' } as const;
