import { useState } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { ClassTalents } from '@gearwright/game/dataset/tables.ts';
import { whyNotLearn, whyNotUnlearn } from '@gearwright/game/talent/learn.ts';
import type {
  TalentOrder,
  TalentPoint,
  TalentRanks,
} from '@gearwright/game/talent/talent-order.ts';
import { talentTooltip } from '@gearwright/game/text/talent-tooltip.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { TalentActions } from './TalentButton.tsx';
import { TalentWords } from './TalentWords.tsx';

interface Props {
  /** Null slides it away. */
  readonly point: TalentPoint | null;
  readonly talents: ClassTalents;
  readonly order: TalentOrder;
  readonly ranks: TalentRanks;
  readonly level: number;
  readonly texts: DatasetTexts | null;
  readonly readOnly: boolean;
  readonly actions: TalentActions;
  readonly onTurn: (point: TalentPoint) => void;
  readonly onClose: () => void;
}

/** The tooltip of small screens: swipe or arrows go around the tree, two buttons raise and lower. */
export function TalentSheet(props: Props) {
  const { point, talents, order, ranks, level, texts, readOnly, actions, onTurn, onClose } = props;
  // While it slides away it still shows what it showed.
  const [last, setLast] = useState(point);
  if (point !== null && point !== last) setLast(point);
  if (!last) return null;
  const { length } = talents.trees[last.tree].talents;
  const turn = (by: number) =>
    onTurn({ tree: last.tree, talent: (last.talent + by + length) % length });
  const tooltip = talentTooltip(last, ranks, talents, level, texts);
  return (
    <Sheet
      beside
      open={point !== null}
      title={tooltip.name}
      things="talent"
      onClose={onClose}
      onPrevious={() => turn(-1)}
      onNext={() => turn(1)}
      actions={
        !readOnly && (
          <>
            <Button
              disabled={whyNotUnlearn(order, last, talents) !== null}
              onClick={() => actions.lower(last)}
            >
              Decrease
            </Button>
            <Button
              disabled={whyNotLearn(order, last, talents, level) !== null}
              onClick={() => actions.raise(last)}
            >
              Increase
            </Button>
          </>
        )
      }
    >
      <TalentWords tooltip={tooltip} hint={null} />
    </Sheet>
  );
}
