import { Fragment } from 'react';
import type { Cost } from '@gearwright/game/text/costs.ts';
import { Coins } from './Coins.tsx';
import { CurrencySign } from './CurrencySign.tsx';
import styles from './Costs.module.css';

/** What is paid for something, each with its sign. */
export function Costs({ costs }: { readonly costs: readonly Cost[] }) {
  return costs.map((cost, place) => (
    <Fragment key={cost.text}>
      {place > 0 && ', '}
      {cost.copper === undefined ? (
        <span className={styles.cost}>
          <CurrencySign kind={cost.kind} /> {cost.text}
        </span>
      ) : (
        <Coins copper={cost.copper} />
      )}
    </Fragment>
  ));
}
