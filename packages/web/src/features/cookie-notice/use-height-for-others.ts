import { useEffect, type RefObject } from 'react';

const HEIGHT = '--notice-height';

/** Tells what else sticks to the lower edge of the window how much of it is taken. */
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
