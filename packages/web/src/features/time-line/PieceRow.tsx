import type { ReactNode } from 'react';
import type { DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { Span } from '@gearwright/game/optimise/timeline/spans.ts';
import { slotLabel } from '@gearwright/game/slot/slots.ts';
import { firstSource } from '@gearwright/game/text/first-source.ts';
import { ItemIcon } from '../../ui/icon/ItemIcon.tsx';
import { itemTip } from '../../ui/tooltip/tip-target.ts';
import styles from './TimeLinePanel.module.css';

interface Props {
  readonly span: Span;
  readonly texts: DatasetTexts | null;
  /** When it is worn. */
  readonly children: ReactNode;
}

/** A piece, where it is had, and its time. */
export function PieceRow({ span: { slot, item }, texts, children }: Props) {
  return (
    <li className={styles.row} {...itemTip(item.id, slot)}>
      <ItemIcon item={item} />
      <span className={styles.words}>
        <span className={styles.name} data-quality={item.quality}>
          {item.name}
        </span>
        <span className={styles.facts}>
          {slotLabel(slot)}
          {' · '}
          {firstSource(item, texts) ?? 'source unknown'}
        </span>
      </span>
      <span className={styles.time}>{children}</span>
    </li>
  );
}
