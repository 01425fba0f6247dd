import { useMemo, useSyncExternalStore } from 'react';
import { MEDIA } from './media.ts';

export const NARROW = MEDIA.narrow;

/** Where a row of buttons has room for their words. */
export const ROOMY = MEDIA.roomy;

/** Where tooltips come as a sheet: there is no room, or nothing to point with. */
export const SHEET_SCREENS = `${NARROW}, (hover: none)`;

export const STILL = MEDIA.still;

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
