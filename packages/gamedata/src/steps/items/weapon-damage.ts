/** To two decimals, as tooltips show it. */
export function damagePerSecond(
  low: number | null,
  high: number | null,
  speed: number | null,
): number | null {
  if (low === null || high === null || speed === null || speed === 0) return null;
  return Math.round(((low + high) / 2 / speed) * 100) / 100;
}

/**
 * Attack power in feral forms of a Wrath weapon: what its damage per second exceeds 54.8 by, times 14.
 * The client rounds down; two decimals of dps are what tooltips give.
 */
export function feralAttackPower(dps: number): number {
  return Math.max(0, Math.floor((dps - 54.8) * 14));
}
