import type { CombatFacts } from './combat-facts.ts';

/** The first points of an attribute give little. */
const FIRST_POINTS = 20;

function fromAttribute(points: number, { a, b }: { a: number; b: number }): number {
  return Math.min(points, FIRST_POINTS) * a + Math.max(points - FIRST_POINTS, 0) * b;
}

export function healthFromStamina(facts: CombatFacts, stamina: number): number {
  return fromAttribute(stamina, facts.healthFromStamina);
}

export function manaFromIntellect(facts: CombatFacts, intellect: number): number {
  return fromAttribute(intellect, facts.manaFromIntellect);
}
