import type { DefenceRules } from '../edition/edition.ts';

/** A bear's armor from items, as a factor: the specification's figures are added to 1 (acceptance D15). */
export function bearArmorFactor(rules: DefenceRules, level: number): number {
  return 1 + (level < 40 ? rules.bearArmorBelow40 : rules.bearArmor);
}
