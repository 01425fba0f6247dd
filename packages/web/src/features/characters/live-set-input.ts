import type { Point } from '@gearwright/game/point/point.ts';
import { DEFAULT_FILTERS } from '@gearwright/game/set/new-gear-set.ts';
import type { SetInput } from '@gearwright/roster/roster.ts';
import type { LiveSet } from '../../data/roster/use-live-set.ts';

/** The first set of a character who plays already: what it wears, which it therefore has. */
export function liveSetInput(
  live: LiveSet,
  phase: number,
  points: readonly Point[],
): Omit<SetInput, 'characterId'> {
  const { spec, itemIds, enchantIds, gemIds, runeIds, glyphIds, talents, professions } = live;
  return {
    name: 'Current Gear',
    ...{ spec, phase, points, itemIds, enchantIds, gemIds, runeIds, glyphIds, talents },
    itemsAcquired: itemIds.map(Boolean),
    enchantsAcquired: enchantIds.map(Boolean),
    gemsAcquired: gemIds.map((gems) => gems?.map(Boolean) ?? null),
    defaultFilters: { ...DEFAULT_FILTERS, professions },
  };
}
