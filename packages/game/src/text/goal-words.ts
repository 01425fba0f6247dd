import type { CapGoal } from '../set/gear-goals.ts';
import { statLabel } from '../stat/catalogue.ts';
import { amountText } from './amount.ts';

const WORDS: Readonly<Record<CapGoal['kind'], string>> = {
  worthlessAbove: 'worthless above',
  atLeast: 'at least',
  atMost: 'at most',
};

/** `Hit Rating worthless above 142`. */
export function goalWords({
  stat,
  kind,
  amount,
}: Pick<CapGoal, 'stat' | 'kind' | 'amount'>): string {
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
  defenseRating: 'Uncrittable',
  defense: 'Uncrittable',
  armorPenetrationRating: 'Armor penetration cap',
};

/** `Uncrittable: Defense Rating at least 332`. */
export function namedGoalWords(goal: Pick<CapGoal, 'stat' | 'kind' | 'amount'>): string {
  const name = NAMES[goal.stat];
  return name ? `${name}: ${goalWords(goal)}` : goalWords(goal);
}
