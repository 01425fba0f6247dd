import type { CapGoal } from '../set/gear-goals.ts';
import { statLabel } from '../stat/catalogue.ts';
import { amountText } from './amount.ts';

const WORDS: Readonly<Record<CapGoal['kind'], string>> = {
  worthlessAbove: 'worthless above',
  atLeast: 'at least',
  atMost: 'at most',
};

type Words = Pick<CapGoal, 'stat' | 'kind' | 'amount' | 'goal'>;

/** Sums of stats: no single amount says what they ask for. */
export const SUMMED_GOAL_NAMES: Readonly<Record<NonNullable<CapGoal['goal']>, string>> = {
  uncrittable: 'Uncrittable: defense and resilience',
  uncrushable: 'Uncrushable: all blows avoided or blocked',
};

/** `Hit Rating worthless above 142`. */
export function goalWords({ stat, kind, amount, goal }: Words): string {
  if (goal) return SUMMED_GOAL_NAMES[goal];
  return `${statLabel(stat)} ${WORDS[kind]} ${amountText(amount)}`;
}

/** What players call a goal; those of a raid have names. */
const NAMES: Readonly<Partial<Record<CapGoal['stat'], string>>> = {
  hitRating: 'Hit cap',
  hitPercent: 'Hit cap',
  spellHitRating: 'Spell hit cap',
  spellHitPercent: 'Spell hit cap',
  expertiseRating: 'Expertise cap',
  expertise: 'Expertise cap',
  armorPenetrationRating: 'Armor penetration cap',
};

/** `Uncrittable: Defense Rating at least 332`. */
export function namedGoalWords(goal: Words): string {
  const name = goal.goal ? null : NAMES[goal.stat];
  return name ? `${name}: ${goalWords(goal)}` : goalWords(goal);
}
