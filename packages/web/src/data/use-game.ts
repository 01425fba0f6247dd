import { useMemo } from 'react';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { useEditionKey } from './edition-context.ts';
import { useDataset } from './use-dataset.ts';

/** The edition with its dataset; null until that is loaded. */
export function useGame(): RosterGame | null {
  const key = useEditionKey();
  const { data: dataset } = useDataset(key);
  return useMemo(() => dataset && { edition: EDITIONS[key], dataset }, [key, dataset]);
}
