import type { ReactNode } from 'react';
import type { TipContent } from './tip-content.ts';
import { qualityOf } from './quality-of.ts';
import { ThingIcon } from './ThingIcon.tsx';
import { TooltipLines } from './TooltipLines.tsx';
import styles from './TooltipCard.module.css';

interface Props {
  readonly content: Pick<TipContent, 'thing' | 'lines'>;
  /** Said above the name. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** The tooltip of one item, enchant or spell, with the lines the game shows for it. */
export function TooltipCard({ content: { thing, lines }, title, children }: Props) {
  return (
    <div className={styles.card} data-quality={qualityOf(thing)}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <TooltipLines lines={lines} icon={<ThingIcon thing={thing} />} />
      {children}
    </div>
  );
}
