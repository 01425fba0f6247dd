import type { ContributionLine } from '@gearwright/game/text/contribution-lines.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Reasons.module.css';

/** More than a screen is high: they run in two columns. */
const TALL = 18;

interface Props {
  readonly title: string;
  readonly lines: readonly ContributionLine[];
  readonly sum: string;
  /** Said when there are none. */
  readonly none: string;
}

/** The sum of a figure, line by line. */
export function Reasons({ title, lines, sum, none }: Props) {
  return (
    <div className={styles.reasons}>
      <p className={styles.title}>{title}</p>
      {lines.length === 0 ? (
        <p className={styles.detail}>{none}</p>
      ) : (
        <ol className={classNames(styles.lines, lines.length > TALL && styles.tall)}>
          {lines.map(({ name, detail, amount }, index) => (
            <li key={index} className={styles.line}>
              <span className={styles.name}>{name}</span>
              <span className={styles.detail}>{detail}</span>
              <span className={styles.amount}>{amount}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.sum}>
        <span>In all</span> <b>{sum}</b>
      </p>
    </div>
  );
}
