import { baseStats } from '@gearwright/game/character/base-stats.ts';
import type { QueryCall } from './call.ts';

export const getBaseStats: QueryCall<'getBaseStats'> = (
  _root,
  { gameClass, race, level },
  { catalog },
) => baseStats(catalog.dataset, gameClass, race, level);
