import { useMemo, useSyncExternalStore } from 'react';

/** Mobile is 800 px or less. */
export const NARROW = '(max-width: 800px)';

/** Where a row of buttons has room for their words. */
export const ROOMY = '(min-width: 1201px)';

/** Where tooltips come as a sheet: there is no room, or nothing to point with. */
export const SHEET_SCREENS = `${NARROW}, (hover: none)`;

/** Nothing should move by itself. */
export const STILL = '(prefers-reduced-motion: reduce)';

export function useMedia(query: string): boolean {
  const { listen, matches } = useMemo(() => watch(query), [query]);
  return useSyncExternalStore(listen, matches);
}

/** Keeps one `MediaQueryList` rather than asking for a new one at every render, which takes time. */
function watch(query: string) {
  const media = matchMedia(query);
  return {
    listen: (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    matches: () => media.matches,
  };
}
