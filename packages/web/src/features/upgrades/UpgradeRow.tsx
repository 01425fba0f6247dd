import { equippingAndKeeping } from '@gearwright/game/plans/reapply.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { slotLabel, type SlotId } from '@gearwright/game/slot/slots.ts';
import { sourceWords } from '@gearwright/game/text/source-words.ts';
import { isWished, unwishing, whyNotWish, wishing } from '@gearwright/game/wishlist/wishing.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useShowPreview } from '../../data/set-view/preview.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { useTexts } from '../../data/use-dataset.ts';
import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import styles from './UpgradeRow.module.css';

interface Props {
  readonly slot: SlotId;
  readonly item: Item;
  readonly gain: number;
  /** At the wearer's level. */
  readonly wearable: boolean;
  /** Says which slot it is for, where the list does not. */
  readonly inSlot?: boolean;
}

/** One better item: put on or wished for from here. */
export function UpgradeRow({ slot, item, gain, wearable, inSlot = false }: Props) {
  const { set, rules, readOnly, edit } = useSetView();
  const showPreview = useShowPreview();
  const texts = useTexts(useEditionKey(), true);
  const [source] = texts?.item(item.baseId)?.sources ?? [];
  const wished = isWished(set, item.id);
  const look = () =>
    wearable && showPreview({ edit: equippingAndKeeping(slot, item, rules), label: item.name });
  const wish = () => {
    const refused = wished ? null : whyNotWish(set, item);
    if (refused) showToast(refused.message, { tone: 'failed' });
    else edit(wished ? unwishing(item.id) : wishing(item));
  };
  return (
    <li
      className={styles.row}
      data-quality={item.quality}
      onPointerEnter={look}
      onPointerLeave={() => showPreview(null)}
      {...itemTip(item.id, slot)}
    >
      <ItemIcon item={item} />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.facts}>
          {inSlot && `${slotLabel(slot)} · `}
          {wearable || item.requiredLevel <= 1
            ? `Item level ${item.itemLevel}`
            : `Requires level ${item.requiredLevel}`}
          {source && ` · ${sourceWords(source)}`}
        </span>
      </span>
      <span className={styles.gain}>
        <Difference by={gain} />
      </span>
      {!readOnly && (
        <span className={styles.actions}>
          <Button
            tone="quiet"
            only
            aria-pressed={wished}
            aria-label={`Wish for ${item.name}`}
            onClick={wish}
          >
            <Glyph name="heart" />
          </Button>
          {wearable && (
            <Button
              aria-label={`Equip ${item.name}`}
              onClick={() => edit(equippingAndKeeping(slot, item, rules))}
            >
              Equip
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
