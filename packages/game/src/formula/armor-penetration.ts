import type { DefenceRules } from '../edition/edition.ts';
import { armorConstant } from './armor-reduction.ts';

export interface Penetration {
  /** Armor ignored outright. */
  readonly flat: number;
  /** Percent ignored, from rating and talents. */
  readonly percent: number;
}

/**
 * A target's armor as an attacker meets it. The percent works on no more than a third of
 * armor and constant together, and never beyond 100.
 */
export function penetratedArmor(
  rules: DefenceRules,
  armor: number,
  attackerLevel: number,
  { flat, percent }: Penetration,
): number {
  const left = Math.max(armor - flat, 0);
  const cap = (left + armorConstant(rules, attackerLevel)) / 3;
  return left - Math.min(left, cap) * (Math.min(percent, 100) / 100);
}
