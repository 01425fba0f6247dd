import type { GearChange } from '@gearwright/game/score/gear-changes.ts';
import type { Piece } from '@gearwright/game/set/gear-set.ts';
import { slotLabel, type SlotId } from '@gearwright/game/slot/slots.ts';
import { classNames } from '../../ui/class-names.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import { wornTip } from '../../ui/tooltip/tip-target.ts';
import { Lean } from './Lean.tsx';
import styles from './GearPair.module.css';

interface Props {
  readonly change: GearChange;
  /** The greatest difference of any slot: a whole bar. */
  readonly most: number;
  /** Of each side's tooltips. */
  readonly readers: { readonly left: string; readonly right: string };
}

/** One slot of both sets; what is the same is told once, and smaller. */
export function GearPair({ change, most, readers }: Props) {
  const { slot, before, after, kind, worth, by } = change;
  const same = kind === 'same';
  return (
    <li className={classNames(styles.pair, same && styles.same)}>
      <Side
        {...{ slot, same }}
        piece={before}
        other={after}
        worth={worth.before}
        reader={readers.left}
      />
      <span className={styles.spine}>
        <span className={styles.slot}>{slotLabel(slot)}</span>
        <span className={styles.by}>{same ? 'same' : <Difference by={by} />}</span>
        {!same && <Lean by={by / most} />}
      </span>
      {!same && (
        <Side slot={slot} piece={after} other={before} worth={worth.after} reader={readers.right} />
      )}
    </li>
  );
}

interface SideProps {
  readonly piece: Piece;
  readonly other: Piece;
  readonly worth: number;
  readonly slot: SlotId;
  readonly reader: string;
  readonly same?: boolean;
}

function Side({ piece, other, worth, slot, reader, same }: SideProps) {
  const { item } = piece;
  if (!item) {
    return (
      <span className={styles.side}>
        <span className={styles.words}>
          <span className={styles.empty}>Empty</span>
        </span>
        <span className={styles.noIcon} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.side}
      data-quality={item.quality}
      data-tip-reader={reader}
      {...wornTip(slot)}
    >
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        {!same && <span className={styles.facts}>{factsOf(piece, other, worth)}</span>}
      </span>
      <span className={styles.icon}>
        <ItemIcon item={item} />
      </span>
    </button>
  );
}

/** Item level and worth, or what was put on it where the other side has the same item. */
function factsOf({ item, enchant, gems }: Piece, other: Piece, worth: number): string {
  if (item?.id !== other.item?.id) {
    const weighed = worth === 0 && item?.hasEffectText ? 'not weighed' : worth.toFixed(1);
    return `Item level ${item?.itemLevel} · ${weighed}`;
  }
  const named = [enchant, ...gems].flatMap((each) => each?.name ?? []);
  return named.length > 0 ? [...new Set(named)].join(', ') : 'No enchant or gems';
}
