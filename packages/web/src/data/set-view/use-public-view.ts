import { useMemo } from 'react';
import { usePublicSet } from '../roster/use-sets.ts';
import { useGame } from '../use-game.ts';
import type { SetViewing } from './set-view.ts';
import { loadShared, sharedView } from './shared-view.ts';
import { useSheet } from './use-sheet.ts';

/** A shared set; an error of code `publicSetNotFound` when the link leads nowhere. */
export function usePublicView(publicId: string | undefined): SetViewing {
  const game = useGame();
  const sheet = useSheet();
  const { data, error, refetch } = usePublicSet(publicId);
  const loaded = useMemo(() => data && game && loadShared(data, game), [data, game]);
  return useMemo((): SetViewing => {
    if (error && !loaded) return { status: 'failed', error, retry: () => void refetch() };
    if (!loaded || !game) return { status: 'loading' };
    const { publicId: id } = loaded.stored;
    const place = { owner: { kind: 'public', publicId: id! }, path: `/set/${id}` } as const;
    return { status: 'ready', view: sharedView(loaded, place, game, sheet) };
  }, [error, game, loaded, refetch, sheet]);
}
