import { use } from 'react';
import { coinsOf } from '@gearwright/game/text/copper.ts';
import type { Copper } from '@gearwright/game/item/item.ts';
import { HiddenText } from '../HiddenText.tsx';
import { PicturesContext } from '../icon/pictures.ts';
import styles from './Coins.module.css';
import { CurrencySign } from './CurrencySign.tsx';

const COINS = ['gold', 'silver', 'copper'] as const;

/** An amount in coins; letters stand for them until their signs are there. */
export function Coins({ copper }: { readonly copper: Copper }) {
  const coins = coinsOf(copper);
  const pictures = use(PicturesContext);
  return (
    <span className={styles.coins}>
      {COINS.filter((coin) => coins[coin] > 0).map((coin) => (
        <span key={coin} className={styles[coin]} title={coin}>
          {coins[coin].toLocaleString('en-GB')}
          {pictures?.ofCurrency(coin) ? (
            <>
              <CurrencySign kind={coin} />
              <HiddenText> {coin}</HiddenText>
            </>
          ) : (
            <abbr title={coin}>{coin.charAt(0)}</abbr>
          )}
        </span>
      ))}
    </span>
  );
}
