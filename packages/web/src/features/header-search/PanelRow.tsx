import type { Item } from '@gearwright/game/item/item.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './ItemSearchPanel.module.css';

interface Props {
  readonly item: Item;
  /** Quality, slot and level. */
  readonly about: string;
  readonly onChoose: () => void;
}

export function PanelRow({ item, about, onChoose }: Props) {
  return (
    <li data-quality={item.quality}>
      <AppLink
        className={styles.row}
        to={`/items?q=${encodeURIComponent(item.name)}`}
        onClick={onChoose}
      >
        <ItemIcon item={item} />
        <span className={styles.name}>{item.name}</span>
        <span className={styles.about}>{about}</span>
      </AppLink>
    </li>
  );
}
