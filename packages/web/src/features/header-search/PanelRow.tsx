import type { Item } from '@gearwright/game/item/item.ts';
import { QUALITY_NAMES } from '@gearwright/game/text/names.ts';
import { slotWords } from '@gearwright/game/text/slot-words.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './ItemSearchPanel.module.css';

interface Props {
  readonly item: Item;
  readonly onChoose: () => void;
}

export function PanelRow({ item, onChoose }: Props) {
  const worn = slotWords(item);
  const about = [QUALITY_NAMES[item.quality], worn?.slot, worn?.kind, `level ${item.itemLevel}`];
  return (
    <li data-quality={item.quality}>
      <AppLink
        className={styles.row}
        to={`/items?q=${encodeURIComponent(item.name)}`}
        onClick={onChoose}
      >
        <ItemIcon item={item} />
        <span className={styles.name}>{item.name}</span>
        <span className={styles.about}>{about.filter(Boolean).join(', ')}</span>
      </AppLink>
    </li>
  );
}
