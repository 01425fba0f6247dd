import { useMemo } from 'react';
import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { warningsOf } from '@gearwright/roster/rules/set-rules.ts';
import { usePublicSet } from '../roster/use-sets.ts';
import { useGame } from '../use-game.ts';
import { readOnlyView } from './read-only.ts';
import type { SetViewing } from './set-view.ts';
import { useSheet } from './use-sheet.ts';

const nothing = () => undefined;

/** A shared set; an error of code `publicSetNotFound` when the link leads nowhere. */
export function usePublicView(publicId: string | undefined): SetViewing {
  const game = useGame();
  const sheet = useSheet();
  const { data, error, refetch } = usePublicSet(publicId);
  const loaded = useMemo(() => {
    if (!data || !game) return null;
    const { character, ...rest } = data;
    const stored = { ...rest, id: data.publicId, characterId: '', version: 0, pinned: false };
    return { stored, character, set: loadSet(stored, game.dataset, character.level).set };
  }, [data, game]);
  return useMemo((): SetViewing => {
    if (error && !loaded) return { status: 'failed', error, retry: () => void refetch() };
    if (!loaded || !game) return { status: 'loading' };
    const { stored, character, set } = loaded;
    const shown = {
      owner: { kind: 'public', publicId: stored.publicId },
      ...{ set, character },
      warnings: warningsOf(stored, character, game),
      path: `/set/${stored.publicId}`,
      refuse: nothing,
    } as const;
    return { status: 'ready', view: readOnlyView(shown, game, sheet) };
  }, [error, game, loaded, refetch, sheet]);
}
