/**
 * Buff ids that older sets may carry and that are no buffs of the sheet: an empty row, haste of half a minute,
 * and drums, which are consumables.
 */
export const RETIRED_BUFFS: readonly number[] = [
  0,
  2825, // Bloodlust
  32182, // Heroism
  35475, // Drums of War
  35476, // Drums of Battle
  35478, // Drums of Restoration
];
