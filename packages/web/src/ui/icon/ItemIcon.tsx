import { use } from 'react';
import type { Item } from '@gearwright/game/item/item.ts';
import styles from './ItemIcon.module.css';
import { PicturesContext } from './pictures.ts';

/** Border and corners tell the quality, to those who do not see its colour too. */
export function ItemIcon({ item }: { readonly item: Item }) {
  const picture = use(PicturesContext)?.ofItem(item);
  return (
    <span
      className={styles.icon}
      data-quality={item.quality}
      data-palette={picture?.palette}
      data-field={picture?.field}
    >
      {picture && (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <use className={styles.cast} href={picture.href} y="22" />
          <use href={picture.href} fill={`url(#tones-${picture.palette})`} />
        </svg>
      )}
    </span>
  );
}
