import type { Item } from '@gearwright/game/item/item.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import { wishesFor } from '@gearwright/game/wishlist/wishing.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import styles from './Wishes.module.css';

interface Props {
  readonly slot: SlotId;
  readonly onPick: (item: Item) => void;
}

/** Up to eight wishes for the slot; a press puts one on. */
export function Wishes({ slot, onPick }: Props) {
  const { set, rules } = useSetView();
  const wishes = wishesFor(set, slot, rules.edition);
  if (wishes.length === 0) return null;
  return (
    <fieldset className={styles.wishes} aria-label="Wishlist">
      <span className={styles.label}>Wishlist</span>
      {wishes.map((item) => (
        <button
          key={item.id}
          className={styles.wish}
          aria-label={`Equip ${item.name}`}
          onClick={() => onPick(item)}
          {...itemTip(item.id, slot)}
        >
          <ItemIcon item={item} />
        </button>
      ))}
    </fieldset>
  );
}
