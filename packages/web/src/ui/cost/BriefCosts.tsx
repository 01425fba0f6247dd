import type { Cost } from '@gearwright/game/text/costs.ts';
import { HiddenText } from '../HiddenText.tsx';
import styles from './BriefCosts.module.css';
import { Coins } from './Coins.tsx';
import { CurrencySign } from './CurrencySign.tsx';

/** Amounts and signs alone, where there is no room for names; they are read out, and shown when pointed at. */
export function BriefCosts({ costs }: { readonly costs: readonly Cost[] }) {
  return (
    <span className={styles.costs} title={costs.map(({ text }) => text).join(', ')}>
      {costs.map(({ kind, amount, name, text, copper }) =>
        copper === undefined ? (
          <span key={text} className={styles.cost}>
            {amount.toLocaleString('en-GB')}
            <CurrencySign kind={kind} />
            <HiddenText> {name}</HiddenText>
          </span>
        ) : (
          <Coins key={text} copper={copper} />
        ),
      )}
    </span>
  );
}
