import { canBeHad } from '../dataset/can-be-had.ts';
import type { SearchIndex } from './search-index.ts';
import { PVP_BIT, sourceBits } from './source-bits.ts';

/** Nothing gives it; it comes by luck or contest alone; only the highest ranks of PvP buy it. */
export type OutOfReach = 'noSource' | 'luck' | 'rank';

/** Why nobody is sent after an item; null for most. `isAsked` when the player named the sources to look at. */
export function whyOutOfReach(
  { dataset, edition, table }: Pick<SearchIndex, 'dataset' | 'edition' | 'table'>,
  row: number,
  isAsked = false,
): OutOfReach | null {
  if (!canBeHad(dataset, row)) return 'noSource';
  const { byLuck, pvpRank, arenaRating } = edition.reach;
  const sources = table.sourceMasks[row]!;
  if (isAsked || sources === 0) return null;
  if ((sources & ~sourceBits(byLuck, edition)!) === 0) return 'luck';
  const isRanked = table.pvpRanks[row]! > pvpRank || table.arenaRatings[row]! > arenaRating;
  return isRanked && (sources & ~PVP_BIT) === 0 ? 'rank' : null;
}
