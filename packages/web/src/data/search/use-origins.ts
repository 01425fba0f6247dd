import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gradual } from '@gearwright/game/dataset/lazy.ts';
import { gatherOrigins } from '@gearwright/game/search/origins.ts';
import type { SearchIndex } from '@gearwright/game/search/search-index.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useEditionKey } from '../edition-context.ts';
import { textsQuery } from '../use-dataset.ts';
import { inSpareTime } from './in-spare-time.ts';
import { tellOrigins } from './search-index-of.ts';

/** Once somebody has fetched the texts, what they say of origins is made ready in between frames. */
export function useOrigins(game: RosterGame | null, index: SearchIndex | null): void {
  const edition = useEditionKey();
  const { data: texts } = useQuery({ ...textsQuery(edition), enabled: false });
  const isWanted = index?.origins === null;
  useEffect(() => {
    if (!game || !texts || !isWanted) return;
    const gathering = gradual(() => gatherOrigins(game.dataset.items, texts));
    return inSpareTime(() => {
      const isDone = gathering.step();
      if (isDone) tellOrigins(game, gathering());
      return isDone;
    });
  }, [game, texts, isWanted]);
}
