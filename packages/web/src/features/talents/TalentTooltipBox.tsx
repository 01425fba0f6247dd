import { useLayoutEffect, useRef } from 'react';
import type { TalentTooltip } from '@gearwright/game/text/talent-tooltip.ts';
import styles from './TalentTooltipBox.module.css';
import { TalentWords, type TalentHint } from './TalentWords.tsx';
import { TOOLTIP_ID } from './tooltip-id.ts';

interface Props {
  readonly tooltip: TalentTooltip;
  readonly hint: TalentHint | null;
  /** The talent it stands beside. */
  readonly button: HTMLElement;
}

/** Pixels between the talent and its tooltip, and between the tooltip and the window's edge. */
const [GAP, EDGE] = [16, 8];

/** Beside its talent: to the right where there is room, and never beyond the window. */
export function TalentTooltipBox({ tooltip, hint, button }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const { current } = box;
      if (!current) return;
      const at = button.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = current;
      const right = at.right + GAP;
      const left = right + width + EDGE <= innerWidth ? right : at.left - GAP - width;
      const top = Math.max(EDGE, Math.min(at.top - EDGE, innerHeight - height - EDGE));
      current.style.left = `${Math.max(EDGE, left)}px`;
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
