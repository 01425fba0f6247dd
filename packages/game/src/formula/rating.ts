import type { RatingKind, RatingRules } from '../edition/edition.ts';

const FLOOR_LEVEL = 34;

/** How much more rating a percent costs at this level than at 60. */
export function ratingScale(level: number): number {
  if (level <= 10) return 2 / 52;
  if (level <= 60) return (level - 8) / 52;
  if (level <= 70) return 82 / (262 - 3 * level);
  return (82 / 52) * (131 / 63) ** ((level - 70) / 10);
}

/** Rating for one percent, or for one point of defense, expertise and weapon skill. */
export function ratingPerPoint(rules: RatingRules, kind: RatingKind, level: number): number {
  const counted = rules.flooredAt34.includes(kind) ? Math.max(level, FLOOR_LEVEL) : level;
  const scalar = kind === 'armorPenetration' ? rules.armorPenetrationScalar : 1;
  return (rules.per60[kind] * ratingScale(counted)) / scalar;
}

export function fromRating(
  rules: RatingRules | null,
  kind: RatingKind,
  rating: number,
  level: number,
): number {
  return rules === null || rating === 0 ? 0 : rating / ratingPerPoint(rules, kind, level);
}
