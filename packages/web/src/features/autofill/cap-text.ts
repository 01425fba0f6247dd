import type { Cap } from '@gearwright/game/optimise/exact/cap.ts';
import { statLabel } from '@gearwright/game/stat/catalogue.ts';
import { amountText } from '@gearwright/game/text/amount.ts';

const WORDS = {
  worthlessAbove: 'worthless above',
  atLeast: 'at least',
  atMost: 'at most',
} as const;

/** `Hit Rating worthless above 142`. */
export function capText({ stat, kind, amount }: Cap): string {
  return `${statLabel(stat)} ${WORDS[kind]} ${amountText(amount)}`;
}
