import type { DefenceRules } from '../edition/edition.ts';

/** Percent of physical damage that armor takes off a blow by an attacker of this level. */
export function armorReduction(rules: DefenceRules, armor: number, attackerLevel: number): number {
  if (armor <= 0) return 0;
  const percent = (100 * armor) / (armor + armorConstant(rules, attackerLevel));
  return Math.min(percent, rules.armorReductionCap);
}

/** What stands beside the armor in the divisor; it grows faster above level 60. */
export function armorConstant(rules: DefenceRules, attackerLevel: number): number {
  const { armorAbove60, armorReduction: below } = rules;
  return armorAbove60 !== null && attackerLevel > 60
    ? armorAbove60.a * attackerLevel + armorAbove60.b
    : below.flat + below.perLevel * attackerLevel;
}
