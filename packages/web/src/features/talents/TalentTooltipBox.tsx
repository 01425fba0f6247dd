import { useLayoutEffect, useRef } from 'react';
import type { TalentTooltip } from '@gearwright/game/text/talent-tooltip.ts';
import { placeBeside, sizeOf, viewSize } from '../../ui/place-beside.ts';
import styles from './TalentTooltipBox.module.css';
import { TalentWords, type TalentHint } from './TalentWords.tsx';
import { TOOLTIP_ID } from './tooltip-id.ts';

interface Props {
  readonly tooltip: TalentTooltip;
  readonly hint: TalentHint | null;
  /** The talent it stands beside. */
  readonly button: HTMLElement;
}

/** Beside its talent, and there while the page scrolls. */
export function TalentTooltipBox({ tooltip, hint, button }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const { current } = box;
      if (!current) return;
      const anchor = button.getBoundingClientRect();
      const { left, top } = placeBeside(anchor, sizeOf(current), viewSize());
      current.style.left = `${left}px`;
      current.style.top = `${top}px`;
    };
    place();
    addEventListener('scroll', place, { passive: true });
    return () => removeEventListener('scroll', place);
  }, [button, tooltip, hint]);
  return (
    <div ref={box} id={TOOLTIP_ID} role="tooltip" className={styles.box}>
      <TalentWords tooltip={tooltip} hint={hint} />
    </div>
  );
}
