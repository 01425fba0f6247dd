import { useEffect, type RefObject } from 'react';

const HEIGHT = '--notice-height';

/** Sets the notice's height as a CSS variable, so that other things at the lower edge stand above it. */
export function useHeightForOthers(shown: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const notice = shown.current;
    if (!isShown || !notice) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(HEIGHT, `${notice.offsetHeight}px`);
    });
    observer.observe(notice);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [shown, isShown]);
}
