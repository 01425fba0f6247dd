import type { Item, ItemTexts } from '@gearwright/game/item/item.ts';
import { usePrice } from '../../data/prices/use-price.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import { Coins } from '../../ui/tooltip/Coins.tsx';
import styles from './ItemTable.module.css';

interface Props {
  readonly item: Item;
  readonly texts: ItemTexts | null;
  /** Null asks nobody: what the game's data suggests is told. */
  readonly realm: string | null;
}

/** What it costs on the auction house; a guess is marked as one. */
export function PriceCell({ item, texts, realm }: Props) {
  const tradeable = item.bind !== 'pickup' && item.bind !== 'account';
  const seen = usePrice(tradeable ? item.baseId : null, realm);
  const price = seen ?? guess(texts);
  if (!tradeable || !price) return '–';
  return (
    <span className={styles.coins} title={price.approximate ? 'An estimate' : undefined}>
      {price.approximate && (
        <>
          <span aria-hidden="true">≈ </span>
          <HiddenText>about </HiddenText>
        </>
      )}
      <Coins copper={price.price} />
    </span>
  );
}

function guess(texts: ItemTexts | null) {
  return texts?.approxPrice ? { price: texts.approxPrice, approximate: true } : null;
}
