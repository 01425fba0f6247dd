import { amountText } from '@gearwright/game/text/amount.ts';
import { Difference } from '../table/Difference.tsx';
import type { Instead } from './instead.ts';
import styles from './ChangeLines.module.css';

interface Props {
  readonly instead: Instead;
  /** Said above, where the columns do not say it. */
  readonly named: boolean;
}

/** What would change with the item on: signed, in words and colour. */
export function ChangeLines({ instead: { worn, changes, worth, whyNot }, named }: Props) {
  return (
    <div className={styles.changes}>
      {named && (
        <p className={styles.place}>
          In place of {worn.map(({ item }) => item.name).join(' and ')}
        </p>
      )}
      {changes.length === 0 ? (
        <p className={styles.place}>No stat would change.</p>
      ) : (
        <ul className={styles.list}>
          {changes.map(({ stat, label, by }) => (
            <li key={stat} className={by > 0 ? styles.up : styles.down}>
              {by > 0 ? '+' : ''}
              {amountText(by)} {label}
            </li>
          ))}
        </ul>
      )}
      {whyNot.map((reason) => (
        <p key={reason} className={styles.why}>
          {reason}
        </p>
      ))}
      {worth && (
        <p className={styles.worth}>
          <span>The set, by {worth.point}</span>
          <Difference by={worth.by} />
        </p>
      )}
    </div>
  );
}
