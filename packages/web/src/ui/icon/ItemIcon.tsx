import type { Item } from '@gearwright/game/item/item.ts';
import styles from './ItemIcon.module.css';

/** Border and corners tell the quality, to those who do not see its colour too. */
export function ItemIcon({ item }: { readonly item: Item }) {
  return (
    <span className={styles.icon} data-quality={item.quality}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d="M14 4 24 14 14 24 4 14z" />
      </svg>
    </span>
  );
}
