import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Hint.module.css';

interface Props {
  /** What it is about: a button or another thing that takes the focus. */
  readonly children: ReactElement;
  readonly text: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A few words beside a control while it is pointed at or focused. */
export function Hint({ children, text, side = 'top' }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} delay={300} />
      <Tooltip.Portal>
        <Tooltip.Positioner className={styles.positioner} side={side} sideOffset={8}>
          <Tooltip.Popup className={styles.hint}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
