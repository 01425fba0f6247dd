import { use } from 'react';
import type { CurrencyKind } from '@gearwright/game/item/currencies.ts';
import { PicturesContext } from '../icon/pictures.ts';
import styles from './CurrencySign.module.css';

/** The sign of a currency beside its words; nothing until the pictures are there. */
export function CurrencySign({ kind }: { readonly kind: CurrencyKind }) {
  const href = use(PicturesContext)?.ofCurrency(kind);
  if (!href) return null;
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true" data-currency={kind}>
      <use href={href} />
    </svg>
  );
}
