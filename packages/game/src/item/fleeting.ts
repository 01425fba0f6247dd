/**
 * Items nobody can plan with, though the game knows them: the weapons of Kael'thas and of the fight for Atiesh,
 * which vanish with their encounter, and rewards that were never given out.
 */
const FLEETING: ReadonlySet<number> = new Set([
  8708, 22736, 30311, 30312, 30313, 30314, 30316, 30317, 30318, 30319,
]);

export function isFleeting(baseId: number): boolean {
  return FLEETING.has(baseId);
}
