import { useEffect } from 'react';

/** A second step begins at the top of the page, with its first field ready. */
export function useStepStart(focusFirst: () => void): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    focusFirst();
    // Once: it is the beginning.
    // oxlint-disable-next-line react/exhaustive-deps -- a later render must not move what the player is doing
  }, []);
}
