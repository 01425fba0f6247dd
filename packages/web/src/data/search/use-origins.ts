import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gradual } from '@gearwright/game/dataset/lazy.ts';
import { gatherOrigins } from '@gearwright/game/search/origins.ts';
import type { SearchIndex } from '@gearwright/game/search/search-index.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useEditionKey } from '../edition-context.ts';
import { textsQuery, useTexts } from '../use-dataset.ts';
import { inSpareTime } from './in-spare-time.ts';
import { tellOrigins } from './search-index-of.ts';

/** Once somebody has fetched the texts, what they say of origins is made ready in between frames. */
export function useOrigins(game: RosterGame | null, index: SearchIndex | null): void {
  const edition = useEditionKey();
  const { data: english } = useQuery({ ...textsQuery(edition), enabled: false });
  const texts = useTexts(edition, false);
  const isWanted = index?.origins === null;
  useEffect(() => {
    if (!game || !texts || !english || !isWanted) return;
    const other = texts === english ? null : english;
    const gathering = gradual(() => gatherOrigins(game.dataset.items, texts, other));
    return inSpareTime(() => {
      const isDone = gathering.step();
      if (isDone) tellOrigins(game, gathering());
      return isDone;
    });
  }, [game, texts, english, isWanted]);
}
