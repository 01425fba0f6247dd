import type { GameClass } from '../words/classes-and-races.ts';
import type { AttributeRules } from '../edition/edition.ts';
import type { CombatFacts } from './combat-facts.ts';

export interface PowerRule {
  readonly perLevel: number;
  readonly perStrength: number;
  readonly perAgility: number;
  readonly flat: number;
}

const NONE: PowerRule = { perLevel: 0, perStrength: 0, perAgility: 0, flat: 0 };

export function meleePowerRule(facts: CombatFacts, gameClass: GameClass): PowerRule {
  return facts.meleeAttackPower[gameClass] ?? NONE;
}

export function rangedPowerRule(
  facts: CombatFacts,
  rules: AttributeRules,
  gameClass: GameClass,
): PowerRule {
  const rule = facts.rangedAttackPower[gameClass] ?? NONE;
  const flat = rules.rangedAttackPowerFlat[gameClass];
  return flat === undefined ? rule : { ...rule, flat };
}

/** A druid's paws strike with what the weapon would have given (wrath). */
export function feralPowerOfWeapon(
  rule: AttributeRules['feralFromWeapon'],
  dps: number | null | undefined,
): number {
  return rule && dps ? Math.max(Math.floor((dps - rule.base) * rule.perDps), 0) : 0;
}
