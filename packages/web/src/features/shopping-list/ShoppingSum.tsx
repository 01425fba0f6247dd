import type { ShoppingTotal } from '@gearwright/game/plans/shopping-total.ts';
import { Coins } from '../../ui/cost/Coins.tsx';
import { CurrencySign } from '../../ui/cost/CurrencySign.tsx';
import styles from './ShoppingSum.module.css';

const whole = new Intl.NumberFormat('en-GB');

/** What the whole list comes to: gold, and what vendors take instead. */
export function ShoppingSum({ total }: { readonly total: ShoppingTotal }) {
  const { money, currencies, unpriced } = total;
  if (money === 0 && currencies.length === 0) return null;
  return (
    <section className={styles.sum} aria-label="In all">
      <span className={styles.label}>In all, about</span>
      {money > 0 && <Coins copper={money} />}
      {currencies.map(({ name, amount, kind }) => (
        <span key={name}>
          <CurrencySign kind={kind} /> <b>{whole.format(amount)}</b> {name}
        </span>
      ))}
      {unpriced > 0 && (
        <span className={styles.label}>
          and {unpriced === 1 ? 'one thing' : `${unpriced} things`} without a known price
        </span>
      )}
    </section>
  );
}
