import type { ReactNode } from 'react';
import type { TipContent } from './tip-content.ts';
import { qualityOf } from './quality-of.ts';
import { ThingIcon } from './ThingIcon.tsx';
import { TooltipLines } from './TooltipLines.tsx';
import styles from './TipPaper.module.css';

interface Props {
  readonly content: Pick<TipContent, 'thing' | 'lines'>;
  /** Said above the name. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** One sheet of paper with the game's lines on it. */
export function TipPaper({ content: { thing, lines }, title, children }: Props) {
  return (
    <div className={styles.paper} data-quality={qualityOf(thing)}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <TooltipLines lines={lines} icon={<ThingIcon thing={thing} />} />
      {children}
    </div>
  );
}
