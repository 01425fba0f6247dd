import type { Sort } from '@gearwright/game/search/query.ts';
import { statLabel, type StatName } from '@gearwright/game/stat/catalogue.ts';
import { shortLabel } from '@gearwright/game/stat/short-label.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { WITH_GEMS } from '../../ui/table/with-gems.ts';
import styles from './CandidateHead.module.css';

interface Props {
  /** What the lines are: `Item`. */
  readonly thing: string;
  readonly stats: readonly StatName[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly inContext: boolean;
  /** Values count the best gems for their sockets. */
  readonly gemmed: boolean;
  readonly narrow: boolean;
}

interface Column {
  readonly by: Sort['by'];
  readonly head: string;
  /** The whole name, where the head is short. */
  readonly said?: string;
  readonly why?: string | undefined;
}

const BY_VALUE: Sort = { by: 'score', descending: true };

/** The heads sort; pressed again they turn the order round. */
export function CandidateHead(props: Props) {
  const { thing, stats, sort, onSort, inContext, gemmed, narrow } = props;
  const now = sort ?? BY_VALUE;
  const pressed = (by: Sort['by']): void => {
    const descending = now.by === by ? now.descending === false : by !== 'name';
    onSort(by === 'score' && descending ? null : { by, descending });
  };
  const way = (by: Sort['by']): 'ascending' | 'descending' | 'none' =>
    now.by !== by ? 'none' : now.descending === false ? 'ascending' : 'descending';
  const columns = [
    { by: 'name' as const, head: thing },
    ...(narrow
      ? []
      : stats.map((stat) => ({ by: stat, head: shortLabel(stat), said: statLabel(stat) }))),
    {
      by: 'score' as const,
      head: inContext ? 'Value, in the set' : 'Value',
      why: gemmed ? WITH_GEMS : undefined,
    },
  ];
  return (
    <thead className={styles.top}>
      <tr className={styles.head} aria-rowindex={1}>
        {columns.map(({ by, head, said, why }: Column) => (
          <th key={by} scope="col" className={styles.cell} aria-sort={way(by)}>
            <button className={styles.sort} title={said ?? why} onClick={() => pressed(by)}>
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
