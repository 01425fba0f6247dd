import { loadSet } from '@gearwright/game/stored/load-set.ts';
import { newGearSet, DEFAULT_FILTERS } from '@gearwright/game/set/new-gear-set.ts';
import { storeSet } from '@gearwright/game/stored/store-set.ts';
import type { GearSet } from '@gearwright/game/set/gear-set.ts';
import type { Point } from '@gearwright/game/point/point.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import type { LiveSet } from '../roster/use-live-set.ts';

interface Beginnings {
  readonly id: string;
  readonly characterId: string;
  readonly points: readonly Point[];
}

/** What a live character wears, as a set; what is worn has been acquired. */
export function liveGearSet(
  live: LiveSet,
  { id, characterId, points }: Beginnings,
  { edition, dataset }: RosterGame,
): GearSet {
  const empty = newGearSet({
    id,
    characterId,
    name: live.character.name,
    gameClass: live.gameClass,
    spec: live.spec,
    phase: edition.defaultPhase,
  });
  const { itemIds, enchantIds, gemIds, runeIds, glyphIds, talents } = live;
  const stored = {
    ...storeSet(empty),
    ...{ itemIds, enchantIds, gemIds, runeIds, glyphIds, talents, points },
    itemsAcquired: itemIds.map(Boolean),
    enchantsAcquired: enchantIds.map(Boolean),
    gemsAcquired: gemIds.map((gems) => gems?.map(Boolean) ?? null),
    defaultFilters: { ...DEFAULT_FILTERS, professions: live.professions },
  };
  return loadSet(stored, dataset, live.character.level).set;
}
