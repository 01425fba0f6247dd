import { useEffect } from 'react';
import { SHEET_SCREENS } from '../use-media.ts';

const SIGNS = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

let tapped: Element | null = null;

/** What was tapped before the layer was there to open its sheet. */
export function takeTap(): Element | null {
  const element = tapped;
  tapped = null;
  return element?.isConnected ? element : null;
}

/** Called as long as it is given, when something with a tooltip is pointed at, focused or touched. */
export function useFirstSign(notice: (() => void) | null): void {
  useEffect(() => {
    if (!notice) return undefined;
    const listening = new AbortController();
    const noticed = (event: Event) => {
      const { target, type } = event;
      const element = target instanceof Element ? target.closest('[data-tip]') : null;
      if (!element) return;
      notice();
      if (type !== 'click' || !element.matches('[data-tip-tap]')) return;
      if (!matchMedia(SHEET_SCREENS).matches) return;
      event.preventDefault();
      tapped = element;
    };
    const { signal } = listening;
    for (const sign of SIGNS) document.addEventListener(sign, noticed, { signal });
    return () => listening.abort();
  }, [notice]);
}
