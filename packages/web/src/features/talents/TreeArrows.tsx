import type { TalentTree } from '@gearwright/game/dataset/tables.ts';
import { arrowRoute } from '@gearwright/game/talent/arrow-route.ts';
import type { TalentStanding } from '@gearwright/game/talent/talent-standing.ts';
import { memo } from '../../language/memo.ts';
import { arrowPath } from './arrow-path.ts';
import styles from './Tree.module.css';
import { COLUMNS, type TreeSize } from './tree-size.ts';

interface Props {
  readonly tree: TalentTree;
  readonly rows: number;
  readonly size: TreeSize;
  readonly standings: readonly TalentStanding[];
}

/** From each prerequisite to what asks for it; lit once it is learned in full. */
export const TreeArrows = memo(function TreeArrows({ tree, rows, size, standings }: Props) {
  const arrows = tree.talents.flatMap((talent) => {
    const route = arrowRoute(tree, talent);
    return route ? [{ talent, path: arrowPath(route, size) }] : [];
  });
  return (
    <svg
      className={styles.arrows}
      viewBox={`0 0 ${COLUMNS * size.width} ${rows * size.height}`}
      aria-hidden="true"
    >
      {arrows.map(({ talent, path }) => (
        <path
          key={talent.id}
          d={path}
          data-lit={standings[talent.requires!] === 'full' || undefined}
        />
      ))}
    </svg>
  );
});
