import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ItemQuery } from '@gearwright/game/search/query.ts';
import type { SearchIndex } from '@gearwright/game/search/search-index.ts';
import { searchItems, type ItemPage } from '@gearwright/game/search/search-items.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useEditionKey } from '../edition-context.ts';
import { useServer } from '../session/server.ts';
import { useGame } from '../use-game.ts';
import { inSpareTime } from './in-spare-time.ts';
import { onOriginsTold, searchIndexOf } from './search-index-of.ts';
import { searchOnServer } from './search-on-server.ts';
import { useOrigins } from './use-origins.ts';

export interface Searched {
  /** Null until there is an answer; the last one while the next is on its way. */
  readonly page: ItemPage | null;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** The page itself knows the game: answers are at once. */
  readonly isLocal: boolean;
}

/** What search, ranking and the selector's lists work on; null until the game is loaded. */
export function useSearchIndex(): SearchIndex | null {
  return useSearchIndexOf(useGame());
}

export function useSearchIndexOf(game: RosterGame | null): SearchIndex | null {
  const index = useSyncExternalStore(onOriginsTold, () => game && searchIndexOf(game));
  // The first letter typed should not wait for the index of names.
  useEffect(() => (index ? inSpareTime(index.names.step) : undefined), [index]);
  useOrigins(game, index);
  return index;
}

/** Answered by the page, and by the server while the game is loading. Null asks nothing. */
export function useSearch(query: ItemQuery | null): Searched {
  const edition = useEditionKey();
  const server = useServer();
  const index = useSearchIndex();
  const key = JSON.stringify(query);
  const asked = useDeferredValue(key);
  const local = useMemo(() => {
    const wanted = JSON.parse(asked) as ItemQuery | null;
    return index && wanted && searchItems(index, wanted);
  }, [index, asked]);
  const remote = useQuery({
    queryKey: ['search', edition, key],
    queryFn: ({ signal }) => searchOnServer(server, edition, query!, signal),
    enabled: index === null && query !== null && server.canSign(),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  if (index) return { page: local, isPending: false, error: null, isLocal: true };
  return {
    page: (query && remote.data) ?? null,
    isPending: query !== null && (remote.isPending || remote.isPlaceholderData),
    error: remote.error,
    isLocal: false,
  };
}
