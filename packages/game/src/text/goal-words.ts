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
