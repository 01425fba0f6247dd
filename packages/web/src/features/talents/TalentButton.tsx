import type { KeyboardEvent } from 'react';
import type { Talent } from '@gearwright/game/dataset/tables.ts';
import type { TalentPoint, TreeIndex } from '@gearwright/game/talent/talent-order.ts';
import { rankCount } from '@gearwright/game/talent/talent-rules.ts';
import type { TalentStanding } from '@gearwright/game/talent/talent-standing.ts';
import { SpellIcon } from '../../ui/icon/SpellIcon.tsx';
import { memo } from '../../language/memo.ts';
import styles from './TalentButton.module.css';
import { TOOLTIP_ID } from './tooltip-id.ts';
import { useLongTouch } from './use-long-touch.ts';

/** What can be done to a talent; the same object at every drawing. */
export interface TalentActions extends Readonly<Record<string, (...args: never[]) => void>> {
  readonly raise: (point: TalentPoint) => void;
  readonly lower: (point: TalentPoint) => void;
  /** It is pointed at or focused. */
  readonly show: (point: TalentPoint, button: HTMLElement) => void;
  readonly hide: () => void;
}

interface Props {
  readonly tree: TreeIndex;
  readonly place: number;
  readonly talent: Talent;
  readonly rank: number;
  readonly standing: TalentStanding;
  /** The one of its tree that Tab reaches. */
  readonly isStop: boolean;
  readonly isShown: boolean;
  /** Its name stands with it, below the icon or in a list beside it. */
  readonly named: boolean;
  readonly readOnly: boolean;
  readonly actions: TalentActions;
  readonly onStop: (place: number) => void;
  readonly onWalk: (place: number, key: string) => boolean;
}

const RAISE = new Set(['+', '=']);
const LOWER = new Set(['-', '−', '_', 'Backspace', 'Delete']);

export const TalentButton = memo(function TalentButton(props: Props) {
  const { tree, place, talent, rank, standing, isStop, isShown, readOnly, actions } = props;
  const { onStop, onWalk } = props;
  const point: TalentPoint = { tree, talent: place };
  const most = rankCount(talent);
  const touch = useLongTouch(
    () => actions.raise(point),
    () => actions.lower(point),
  );
  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') actions.hide();
    else if (RAISE.has(event.key)) actions.raise(point);
    else if (LOWER.has(event.key)) actions.lower(point);
    else if (!onWalk(place, event.key)) return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={styles.talent}
      style={{ gridArea: `${talent.row + 1} / ${talent.col + 1}` }}
      data-place={place}
      data-standing={standing}
      data-taken={rank > 0 || undefined}
      data-shown={isShown || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${talent.name}, rank ${rank} of ${most}`}
      aria-describedby={isShown ? TOOLTIP_ID : undefined}
      aria-disabled={readOnly || undefined}
      {...touch}
      onKeyDown={keyDown}
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') actions.show(point, currentTarget);
      }}
      onPointerLeave={actions.hide}
      onFocus={({ currentTarget }) => {
        onStop(place);
        if (currentTarget.matches(':focus-visible')) actions.show(point, currentTarget);
      }}
      onBlur={actions.hide}
    >
      <SpellIcon spellId={talent.spellIds[0]!} />
      {props.named && (
        <span className={styles.name} aria-hidden="true">
          {talent.name}
        </span>
      )}
      <span className={styles.rank} aria-hidden="true">
        {rank}/{most}
      </span>
    </button>
  );
});
