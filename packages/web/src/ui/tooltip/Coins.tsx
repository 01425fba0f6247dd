import { coinsOf } from '@gearwright/game/text/copper.ts';
import type { Copper } from '@gearwright/game/item/item.ts';
import styles from './Coins.module.css';

const COINS = ['gold', 'silver', 'copper'] as const;

export function Coins({ copper }: { readonly copper: Copper }) {
  const coins = coinsOf(copper);
  return (
    <span className={styles.coins}>
      {COINS.filter((coin) => coins[coin] > 0).map((coin) => (
        <span key={coin} className={styles[coin]}>
          {coins[coin].toLocaleString('en-GB')}
          <abbr title={coin}>{coin.charAt(0)}</abbr>
        </span>
      ))}
    </span>
  );
}
