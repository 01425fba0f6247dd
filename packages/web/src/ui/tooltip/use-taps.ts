import { useEffect, useEffectEvent } from 'react';
import { SHEET_SCREENS } from '../use-media.ts';
import { takeTap } from './first-sign.ts';
import { neighboursOf } from './tip-lists.ts';

/** Held this long without moving, in milliseconds. */
const LONG = 450;

/** A tap on what is only there to be read (`data-tip-tap`), or a long touch on anything that has a tooltip. */
export function useTaps(open: (tip: string, neighbours: readonly string[]) => void): void {
  const opens = useEffectEvent((element: Element) =>
    open(element.getAttribute('data-tip')!, neighboursOf(element)),
  );
  useEffect(() => {
    let holding: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const touched = ({ target, touches }: TouchEvent) => {
      held = false;
      clearTimeout(holding);
      const element = target instanceof Element ? target.closest('[data-tip]') : null;
      if (!element || touches.length > 1) return;
      holding = setTimeout(() => {
        held = true;
        opens(element);
      }, LONG);
    };
    const moved = () => clearTimeout(holding);
    const lifted = (event: TouchEvent) => {
      clearTimeout(holding);
      // The finger that opened the sheet presses nothing below it.
      if (held && event.cancelable) event.preventDefault();
    };
    const menu = (event: Event) => {
      if (held) event.preventDefault();
    };
    const clicked = (event: MouseEvent) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest('[data-tip][data-tip-tap]') : null;
      if (!element) return;
      // Where one points, the tooltip is there already, unless a press is asked to keep it open.
      const opensByClick = element.hasAttribute('data-tip-click');
      if (!opensByClick && !matchMedia(SHEET_SCREENS).matches) return;
      // A link in it leads away: the sheet has it too.
      event.preventDefault();
      opens(element);
    };
    const early = takeTap();
    if (early) opens(early);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('touchstart', touched, { signal, passive: true });
    document.addEventListener('touchmove', moved, { signal, passive: true });
    document.addEventListener('touchend', lifted, { signal, passive: false });
    document.addEventListener('contextmenu', menu, { signal });
    document.addEventListener('click', clicked, { signal });
    return () => {
      clearTimeout(holding);
      listening.abort();
    };
  }, []);
}
