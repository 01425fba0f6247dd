/** The first point comes at level 10. */
const BEFORE_TALENTS = 9;

export const FIRST_TALENT_LEVEL = BEFORE_TALENTS + 1;

export function talentPointsAt(level: number): number {
  return Math.max(0, level - BEFORE_TALENTS);
}

export function requiredLevel(points: number): number {
  return BEFORE_TALENTS + points;
}

export function pointsLeft(level: number, points: number): number {
  return Math.max(0, talentPointsAt(level) - points);
}
