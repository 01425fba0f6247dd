import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A finger must travel this far sideways, and twice as far as up or down, in pixels. */
const SWIPE = 64;

interface Gestures {
  /** Not heard when something inside has used it already. */
  readonly onEscape: (event: KeyboardEvent) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Escape closes; a finger that moves sideways turns, up and down stays scrolling. */
export function usePanelGestures(panel: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const escaped = useEffectEvent((event: KeyboardEvent) => gestures.onEscape(event));
  const turned = useEffectEvent((across: number) =>
    across > 0 ? gestures.onPrevious() : gestures.onNext(),
  );
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let start: Touch | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) escaped(event);
    };
    const touched = ({ touches, target }: TouchEvent): void => {
      // What scrolls sideways itself keeps its swipes.
      const isScrolled =
        target instanceof Element && target.closest('[role="tablist"], [data-sideways], input');
      start = touches.length > 1 || isScrolled ? null : touches[0]!;
    };
    const lifted = ({ changedTouches }: TouchEvent): void => {
      const end = changedTouches[0];
      if (!start || !end) return;
      const across = end.clientX - start.clientX;
      const along = Math.abs(end.clientY - start.clientY);
      start = null;
      if (Math.abs(across) >= SWIPE && Math.abs(across) >= 2 * along) turned(across);
    };
    element.addEventListener('keydown', pressed, { signal });
    element.addEventListener('touchstart', touched, { signal, passive: true });
    element.addEventListener('touchend', lifted, { signal, passive: true });
    return () => listening.abort();
  }, [panel]);
}
