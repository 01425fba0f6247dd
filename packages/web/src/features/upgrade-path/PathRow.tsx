import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { PathStep } from '@gearwright/game/optimise/next/upgrade-path.ts';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { firstSource } from '@gearwright/game/text/first-source.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Button } from '../../ui/Button.tsx';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { Difference } from '../../ui/table/Difference.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import styles from './PathPanel.module.css';

interface Props {
  readonly step: PathStep;
  readonly at: number;
  readonly texts: DatasetTexts | null;
}

/** One step: what to get and where, what it gains, and the sum so far. */
export function PathRow({ step, at, texts }: Props) {
  const { readOnly, edit } = useSetView();
  const { items, slots, gain, sum } = step;
  const [first] = items;
  return (
    <li className={styles.step} {...(first ? itemTip(first.id, slots[0]) : {})}>
      <span className={styles.at}>{at}</span>
      <span className={styles.icons}>
        {items.map((item, index) => (
          // Two of the same may go on at once, one into each hand.
          <ItemIcon key={slots[index]} item={item} />
        ))}
      </span>
      <span className={styles.words}>
        {items.map((item, index) => (
          <span key={slots[index]} className={styles.name} data-quality={item.quality}>
            {item.name}
          </span>
        ))}
        <span className={styles.facts}>
          {slots.map(slotLabel).join(' and ')}
          {' · '}
          {first ? (firstSource(first, texts) ?? 'source unknown') : 'gems and enchants'}
        </span>
      </span>
      <span className={styles.gain}>
        <Difference by={gain} />
        <small>{sum >= 0 ? `+${sum.toFixed(1)}` : sum.toFixed(1)} so far</small>
      </span>
      {!readOnly && (
        <Button
          tone="quiet"
          aria-label={`Put on all up to step ${at}`}
          onClick={() => edit(step.edit)}
        >
          Go here
        </Button>
      )}
    </li>
  );
}
