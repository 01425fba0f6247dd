import { useMemo } from 'react';
import type { LiveCharacter } from '../roster/use-live-set.ts';
import type { SetViewing } from './set-view.ts';
import { useLiveView, type LivePlace } from './use-live-view.ts';

const nothing = () => undefined;

/** A live character by itself, at `/armory/{region}/{realm}/{name}`. */
export function useArmorySet(live: LiveCharacter | null): SetViewing {
  const place = useMemo((): LivePlace | null => {
    if (!live) return null;
    const { region, realm, name } = live;
    return {
      live,
      id: `${region}-${realm}-${name}`,
      characterId: '',
      points: [],
      path: `/armory/${region}/${realm}/${name}`,
      refuse: nothing,
      owner: ({ sample }) => ({ kind: 'armory', sample }),
    };
  }, [live]);
  return useLiveView(place);
}
