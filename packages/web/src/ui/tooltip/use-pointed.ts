import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { pointedAt, type Pointed } from './pointed.ts';

/** What the mouse or the focus is on, told within the event; null on touch, where the sheet tells. */
export function usePointed(): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    let shown: Pointed | null = null;
    const show = (next: Pointed | null) => {
      if (next === null && shown === null) return;
      shown = next;
      setPointed(next);
    };
    const over = ({ target, pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const element = tipped(target);
      if (element && element === shown?.element && element.getAttribute('data-tip') === shown.tip) {
        return;
      }
      if (!element && !shown) return;
      // Set within the event, so that the very next frame shows the tooltip.
      flushSync(() => show(element && pointedAt(element, clientX)));
    };
    const left = ({ relatedTarget }: PointerEvent) => {
      if (relatedTarget === null) show(null);
    };
    const focused = ({ target }: FocusEvent) => {
      const element = tipped(target);
      if (element && target instanceof Element && target.matches(':focus-visible')) {
        show(pointedAt(element, null));
      } else if (shown) show(null);
    };
    const blurred = ({ target }: FocusEvent) => {
      if (shown && tipped(target) === shown.element) show(null);
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show(null);
    };
    /** A press may have changed what the element tells of, or removed it: it is read anew in the next frame. */
    const again = () =>
      requestAnimationFrame(() => {
        if (!shown) return;
        const { element, anchor } = shown;
        if (!element.isConnected) return show(null);
        const next = pointedAt(element, (anchor.left + anchor.right) / 2);
        show(
          next && { ...next, anchor: { ...next.anchor, left: anchor.left, right: anchor.right } },
        );
      });
    const listening = new AbortController();
    const { signal } = listening;
    const options = { signal, passive: true };
    document.addEventListener('pointerover', over, options);
    document.addEventListener('pointerout', left, options);
    document.addEventListener('focusin', focused, options);
    document.addEventListener('focusout', blurred, options);
    document.addEventListener('keydown', pressed, options);
    document.addEventListener('click', again, options);
    document.addEventListener('scroll', again, { ...options, capture: true });
    // The layer may come because something was pointed at already.
    // What a finger touched last counts as hovered too: the sheet tells of that.
    const hovered = matchMedia('(hover: hover)').matches ? '[data-tip]:hover, ' : '';
    const focus = '[data-tip]:focus-visible, [data-tip] :focus-visible';
    const first = tipped(document.querySelector(hovered + focus));
    if (first) show(pointedAt(first, null));
    return () => listening.abort();
  }, []);
  return pointed;
}

function tipped(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}
