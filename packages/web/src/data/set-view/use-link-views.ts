import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { openSetLink, setsOfLink } from '@gearwright/roster/link/set-link.ts';
import { useGame } from '../use-game.ts';
import type { SetView } from './set-view.ts';
import { loadShared, sharedView } from './shared-view.ts';
import { useSheet } from './use-sheet.ts';

export type LinkViewing =
  | { readonly status: 'loading' }
  /** It cannot be read: cut short, changed on its way, or made by a later version. */
  | { readonly status: 'broken' }
  | { readonly status: 'elsewhere'; readonly edition: EditionKey }
  /** One set, or two to be seen side by side. */
  | { readonly status: 'ready'; readonly views: readonly SetView[] };

/** What a self-contained link shows; no server is asked. */
export function useLinkViews(packed: string): LinkViewing {
  const game = useGame();
  const sheet = useSheet();
  const { data: body, isError } = useQuery({
    queryKey: ['set-link', packed],
    queryFn: () => openSetLink(packed),
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  });
  const loaded = useMemo(() => {
    if (!body || !game || body.edition !== game.edition.key) return null;
    try {
      return setsOfLink(body, game).map((set) => loadShared(set, game));
    } catch {
      return 'broken';
    }
  }, [body, game]);
  return useMemo((): LinkViewing => {
    if (isError || loaded === 'broken') return { status: 'broken' };
    if (!game || !body) return { status: 'loading' };
    if (!loaded) return { status: 'elsewhere', edition: body.edition };
    const place = { owner: { kind: 'link' }, path: `/link/${packed}` } as const;
    return {
      status: 'ready',
      views: loaded.map((shared) => sharedView(shared, place, game, sheet)),
    };
  }, [body, game, isError, loaded, packed, sheet]);
}
