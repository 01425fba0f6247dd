import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './HintCard.module.css';
import { placeBeside, sizeOf, viewSize } from './place-beside.ts';

interface Props {
  readonly id: string;
  readonly row: HTMLElement;
  /** The page moved under it, or was pressed elsewhere. */
  readonly onAway: () => void;
  readonly children: ReactNode;
}

/** The card of one row, beside it where there is room. */
export function HintCard({ id, row, onAway, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    const anchor = row.getBoundingClientRect();
    const { left, top } = placeBeside(anchor, sizeOf(current), viewSize(), 'left');
    current.style.translate = `${left}px ${top}px`;
  }, [row, children]);
  useEffect(() => {
    row.setAttribute('aria-describedby', id);
    return () => row.removeAttribute('aria-describedby');
  }, [id, row]);
  useEffect(() => {
    const away = ({ target }: Event) => {
      const inside = target instanceof Node && (row.contains(target) || isIn(card, target));
      if (!inside) onAway();
    };
    addEventListener('pointerdown', away, true);
    addEventListener('scroll', away, true);
    return () => {
      removeEventListener('pointerdown', away, true);
      removeEventListener('scroll', away, true);
    };
  }, [onAway, row]);
  return (
    <div ref={card} id={id} role="tooltip" className={styles.card}>
      {children}
    </div>
  );
}

function isIn(card: { readonly current: HTMLElement | null }, target: Node): boolean {
  return card.current?.contains(target) ?? false;
}
