import { useLayoutEffect } from 'react';

/** Every change of route begins at its top. */
export function useScrollToTop(pathname: string): void {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
}
