import type { Point } from '@gearwright/game/point/point.ts';
import { statLabel } from '@gearwright/game/stat/catalogue.ts';
import { amountText } from '@gearwright/game/text/amount.ts';
import styles from './PointWeights.module.css';

/** The rest is told where weights are edited. */
const SHOWN = 6;

/** What a point values most. */
export function PointWeights({ point }: { readonly point: Point }) {
  const most = point.stats
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, SHOWN);
  return (
    <ul className={styles.weights} aria-label={`Weights of ${point.name}`}>
      {most.map(({ name, value }) => (
        <li key={name} className={styles.weight}>
          {statLabel(name)} <b>{amountText(value)}</b>
        </li>
      ))}
    </ul>
  );
}
