import { statLabel, type StatName } from '@gearwright/game/stat/catalogue.ts';
import { shortLabel } from '@gearwright/game/stat/short-label.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { WITH_GEMS } from '../../ui/table/with-gems.ts';
import styles from './CandidateHead.module.css';
import { BY_GAIN, type ListSort } from './list-filters.ts';

interface Props {
  /** What the lines are: `Item`. */
  readonly thing: string;
  readonly stats: readonly StatName[];
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
  /** A point values the list. */
  readonly weighed: boolean;
  /** Values count the best gems for their sockets. */
  readonly gemmed: boolean;
  readonly narrow: boolean;
}

interface Column {
  readonly by: ListSort['by'];
  readonly head: string;
  /** The whole name, where the head is short. */
  readonly said?: string;
  readonly why?: string | undefined;
}

/** The heads sort; pressed again they turn the order round. */
export function CandidateHead(props: Props) {
  const { thing, stats, sort, onSort, weighed, gemmed, narrow } = props;
  const now = sort ?? BY_GAIN;
  const pressed = (by: ListSort['by']): void => {
    const descending = now.by === by ? now.descending === false : by !== 'name';
    onSort(by === 'gain' && descending ? null : { by, descending });
  };
  const way = (by: ListSort['by']): 'ascending' | 'descending' | 'none' =>
    now.by !== by ? 'none' : now.descending === false ? 'ascending' : 'descending';
  const columns = [
    { by: 'name' as const, head: thing },
    ...(narrow
      ? []
      : stats.map((stat) => ({ by: stat, head: shortLabel(stat), said: statLabel(stat) }))),
    ...(weighed ? [{ by: 'gain' as const, head: 'In the set', why: IN_SET }] : []),
    ...(weighed && narrow
      ? []
      : [{ by: 'score' as const, head: 'Alone', why: gemmed ? WITH_GEMS : ALONE }]),
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

const IN_SET =
  'What it would bring to the whole set: caps, set bonuses, the other hand, its best gems, the enchant put on again';
const ALONE = 'What the point values it at by itself';

const ARROWS = { ascending: '▴', descending: '▾', none: '' } as const;
