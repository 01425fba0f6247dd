import { useEffect, useMemo, useRef, useState } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { ClassTalents } from '@gearwright/game/dataset/tables.ts';
import { learn, unlearn, whyNotLearn, whyNotUnlearn } from '@gearwright/game/talent/learn.ts';
import {
  pointsIn,
  ranksOf,
  type TalentOrder,
  type TalentPoint,
  type TreeIndex,
} from '@gearwright/game/talent/talent-order.ts';
import { talentStandings } from '@gearwright/game/talent/talent-standing.ts';
import { talentTooltip } from '@gearwright/game/text/talent-tooltip.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import type { TalentActions } from './TalentButton.tsx';
import { TalentSheet } from './TalentSheet.tsx';
import type { TalentHint } from './TalentWords.tsx';
import { TalentTooltipBox } from './TalentTooltipBox.tsx';
import styles from './TalentTrees.module.css';
import { Tree } from './Tree.tsx';
import { SHEET_WIDTH, useTreeSize } from './tree-size.ts';
import { useLatest } from './use-latest.ts';
import { useTalentSheet } from './use-talent-sheet.ts';

interface Props {
  readonly talents: ClassTalents;
  readonly order: TalentOrder;
  readonly level: number;
  readonly texts: DatasetTexts | null;
  readonly readOnly: boolean;
  readonly asList: boolean;
  readonly onChange: (order: TalentOrder) => void;
  /** Somebody tried to change what is only to be read. */
  readonly onRefused?: (() => void) | undefined;
}

interface Shown {
  readonly point: TalentPoint;
  readonly button: HTMLElement;
}

const TREES: readonly TreeIndex[] = [0, 1, 2];

/** The three trees of a class, and the tooltip of the talent that is pointed at. */
export function TalentTrees(props: Props) {
  const { talents, order, level, texts, readOnly, asList, onChange, onRefused } = props;
  const ranks = useMemo(() => ranksOf(order, talents), [order, talents]);
  const standings = useMemo(() => talentStandings(ranks, talents, level), [ranks, talents, level]);
  const size = useTreeSize();
  const hasSheet = useMedia(SHEET_WIDTH);
  const isPhone = useMedia(NARROW);
  const sheet = useTalentSheet();
  const [shown, setShown] = useState<Shown | null>(null);
  const deepest = useMemo(() => deepestTree(ranks), [ranks]);
  const [chosen, setChosen] = useState<TreeIndex | null>(null);
  const front = chosen ?? deepest;
  const box = useRef<HTMLDivElement>(null);
  const opened = hasSheet ? sheet.open : null;
  useEffect(() => {
    // The sheet must not cover what it tells of.
    if (opened) box.current?.querySelector('[data-shown]')?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const change = (point: TalentPoint, next: () => TalentOrder | null) => {
    if (hasSheet) sheet.show(point);
    setChosen(point.tree);
    if (readOnly) {
      onRefused?.();
      return;
    }
    const changed = next();
    if (changed) onChange(changed);
  };
  const actions = useLatest<TalentActions>({
    raise: (point) =>
      change(point, () => (whyNotLearn(order, point, talents, level) ? null : learn(order, point))),
    lower: (point) =>
      change(point, () =>
        whyNotUnlearn(order, point, talents) ? null : unlearn(order, point, talents),
      ),
    show: (point, button) => setShown({ point, button }),
    hide: () => setShown(null),
  });
  const rows = Math.max(...talents.trees.flatMap((tree) => tree.talents.map(({ row }) => row))) + 1;
  const told = hasSheet ? opened : (shown?.point ?? null);
  const tree = (index: TreeIndex) => (
    <Tree
      key={index}
      tree={talents.trees[index]}
      index={index}
      ranks={ranks[index]!}
      standings={standings[index]!}
      rows={rows}
      size={size}
      asList={asList}
      shown={told?.tree === index ? told.talent : null}
      readOnly={readOnly}
      actions={actions}
    />
  );
  return (
    <div ref={box} className={styles.trees} data-sheet={opened !== null || undefined}>
      {isPhone ? (
        <Tabs
          label="Talent trees"
          tabs={TREES.map((index) => ({
            value: String(index),
            label: (
              <>
                {talents.trees[index].name} <small>{pointsIn(ranks[index]!)}</small>
              </>
            ),
          }))}
          value={String(front)}
          onChange={(value) => setChosen(Number(value) as TreeIndex)}
        >
          {tree(front)}
        </Tabs>
      ) : (
        TREES.map(tree)
      )}
      {hasSheet ? (
        <TalentSheet
          point={opened}
          {...{ talents, order, ranks, level, texts, readOnly, actions }}
          onTurn={sheet.show}
          onClose={sheet.close}
        />
      ) : (
        shown && (
          <TalentTooltipBox
            tooltip={talentTooltip(shown.point, ranks, talents, level, texts)}
            hint={readOnly ? null : hintFor(shown.point)}
            button={shown.button}
          />
        )
      )}
    </div>
  );

  function hintFor({ tree: index, talent }: TalentPoint): TalentHint | null {
    if (standings[index]![talent] === 'open') return 'learn';
    return ranks[index]![talent]! > 0 ? 'unlearn' : null;
  }
}

/** Where a phone begins: the tree with the most points. */
function deepestTree(ranks: readonly (readonly number[])[]): TreeIndex {
  const points = ranks.map(pointsIn);
  return points.indexOf(Math.max(...points)) as TreeIndex;
}
