import type { AttackRules } from '../edition/edition.ts';

/** Percent off a target's dodge and parry: only whole points count. */
export function expertiseReduction(rules: AttackRules, expertise: number): number {
  return Math.floor(expertise) * rules.expertisePerPoint;
}
