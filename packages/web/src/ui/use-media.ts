import { useSyncExternalStore } from 'react';

/** Mobile is 800 px or less (core §2). */
export const NARROW = '(max-width: 800px)';

/** Where tooltips come as a sheet: there is no room, or nothing to point with. */
export const SHEET_SCREENS = `${NARROW}, (hover: none)`;

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
