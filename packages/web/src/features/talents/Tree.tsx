import { use, useId, useRef, useState, type CSSProperties } from 'react';
import type { TalentTree } from '@gearwright/game/dataset/tables.ts';
import { pointsIn, type TreeIndex } from '@gearwright/game/talent/talent-order.ts';
import type { TalentStanding } from '@gearwright/game/talent/talent-standing.ts';
import { PicturesContext } from '../../ui/icon/pictures.ts';
import { TalentButton, type TalentActions } from './TalentButton.tsx';
import styles from './Tree.module.css';
import { TreeArrows } from './TreeArrows.tsx';
import type { TreeSize } from './tree-size.ts';
import { isWalkKey, walk } from './tree-walk.ts';
import { useLatest } from './use-latest.ts';

interface Props {
  readonly tree: TalentTree;
  readonly index: TreeIndex;
  readonly ranks: readonly number[];
  readonly standings: readonly TalentStanding[];
  /** Rows of the class's deepest tree, so that all three are as tall. */
  readonly rows: number;
  readonly size: TreeSize;
  /** One line a talent, for reading, instead of the tree. */
  readonly asList: boolean;
  /** Place of the talent whose tooltip is on the screen. */
  readonly shown: number | null;
  readonly readOnly: boolean;
  readonly actions: TalentActions;
}

export function Tree(props: Props) {
  const { tree, index, ranks, standings, rows, size, asList, shown, readOnly, actions } = props;
  const [stop, setStop] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const picture = use(PicturesContext)?.ofTree(tree.id);
  const { onWalk } = useLatest({
    onWalk: (place: number, key: string) => {
      const to = walk(tree, place, key);
      if (to !== null) grid.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
      return isWalkKey(key);
    },
  });
  const sizes = {
    '--cell-width': `${size.width}px`,
    '--cell-height': `${size.height}px`,
    '--talent': `${size.icon}px`,
    '--rows': rows,
  } as CSSProperties;
  return (
    <section className={styles.tree} data-palette={picture?.palette} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {tree.name}
        </h2>
        <b className={styles.points}>{pointsIn(ranks)}</b>
      </div>
      {picture && !asList && (
        <svg className={styles.water} viewBox="0 0 512 512" aria-hidden="true">
          <use href={picture.href} />
        </svg>
      )}
      <div ref={grid} className={asList ? styles.list : styles.grid} style={sizes}>
        {!asList && <TreeArrows tree={tree} rows={rows} size={size} standings={standings} />}
        {tree.talents.map((talent, place) => (
          <TalentButton
            key={talent.id}
            tree={index}
            place={place}
            talent={talent}
            rank={ranks[place] ?? 0}
            standing={standings[place]!}
            isStop={stop === place}
            isShown={shown === place}
            named={asList || size.named === true}
            readOnly={readOnly}
            actions={actions}
            onStop={setStop}
            onWalk={onWalk}
          />
        ))}
      </div>
    </section>
  );
}
