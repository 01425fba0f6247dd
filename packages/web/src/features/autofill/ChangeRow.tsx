import type { GearChange } from '@gearwright/game/score/gear-changes.ts';
import type { Piece } from '@gearwright/game/set/gear-set.ts';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { Button } from '../../ui/Button.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import styles from './ChangeRow.module.css';

interface Props {
  readonly change: GearChange;
  /** Null where the search cannot leave things out. */
  readonly onBan: ((itemId: string) => void) | null;
}

/** One slot: what goes, what comes, and what is gained by it. */
export function ChangeRow({ change, onBan }: Props) {
  const { slot, before, after, kind, by } = change;
  const { item } = after;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{item && <ItemIcon item={item} />}</span>
      <span className={styles.words}>
        <span className={styles.slot}>{slotLabel(slot)}</span>
        {item ? (
          <span className={styles.name} data-quality={item.quality} {...itemTip(item.id, slot)}>
            {item.name}
          </span>
        ) : (
          <span className={styles.name}>Empty</span>
        )}
        <span className={styles.facts}>
          {kind === 'item' && before.item ? `instead of ${before.item.name}` : null}
          {kind === 'item' && before.item && detailsOf(after) ? ' · ' : null}
          {detailsOf(after)}
        </span>
      </span>
      <span className={styles.by}>
        <Difference by={by} />
      </span>
      {onBan && item && kind === 'item' ? (
        <Button tone="quiet" aria-label={`Leave ${item.name} out`} onClick={() => onBan(item.id)}>
          Leave out
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}

function detailsOf({ enchant, gems }: Piece): string {
  const names = [enchant, ...gems].flatMap((each) => each?.name ?? []);
  return [...new Set(names)].join(', ');
}
