import { useMemo } from 'react';
import type { Gender } from '@gearwright/game/words/classes-and-races.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import { warningsOf } from '@gearwright/roster/rules/set-rules.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import { useLiveSet, type LiveCharacter, type LiveSet } from '../roster/use-live-set.ts';
import { useGame } from '../use-game.ts';
import { liveGearSet } from './live-gear-set.ts';
import { readOnlyView } from './read-only.ts';
import type { SetOwner, SetViewing } from './set-view.ts';
import { useSheet } from './use-sheet.ts';

export interface LivePlace {
  readonly live: LiveCharacter;
  /** The connected set's id, or the live character's address. */
  readonly id: string;
  readonly characterId: string;
  readonly points: readonly Point[];
  readonly path: string;
  readonly refuse: () => void;
  readonly owner: (live: LiveSet) => SetOwner;
}

/** A live character's gear. Null while it is not known where to look. */
export function useLiveView(place: LivePlace | null): SetViewing {
  const game = useGame();
  const sheet = useSheet();
  const { data, error, refetch } = useLiveSet(place?.live ?? null);
  const loaded = useMemo(
    () => (data && game && place ? liveGearSet(data, place, game) : null),
    [data, game, place],
  );
  return useMemo((): SetViewing => {
    // Asked again in vain, what was there stays on the screen.
    if (error && !data) return { status: 'failed', error, retry: () => void refetch() };
    if (!loaded || !data || !game || !place) return { status: 'loading' };
    const variations = { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 };
    const { name, level, race, faction } = data.character;
    const gender: Gender = data.character.gender === 1 ? 1 : 0;
    const character = { name, level, race, faction, gender, gameClass: data.gameClass, variations };
    const wearer = { ...character, professions: data.professions };
    const warnings = warningsOf(storeSet(loaded), wearer, game);
    const { path, refuse } = place;
    const shown = { owner: place.owner(data), set: loaded, character, warnings, path, refuse };
    return { status: 'ready', view: readOnlyView(shown, game, sheet) };
  }, [data, error, game, loaded, place, refetch, sheet]);
}
