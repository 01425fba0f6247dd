import { displayDifference } from '../formula/display.ts';
import { amountText } from './amount.ts';
import type { Cap } from '../total/caps.ts';

export interface CapWords {
  /** `3.95%` or `512`. */
  readonly value: string;
  /** `of 9%`. */
  readonly of: string;
  /** `5.05% short`, or what reaching it brings. */
  readonly state: string;
  /** `22 to spare`; empty when short of it or just there. */
  readonly spare: string;
  /** Signed, against the other cap; null when it reads the same. */
  readonly by: string | null;
}

const REACHED: Readonly<Record<Cap['key'], string>> = {
  hit: 'Capped',
  rangedHit: 'Capped',
  spellHit: 'Capped',
  expertise: 'Capped',
  defense: 'Uncrittable',
  avoidance: 'Uncrushable',
};

/** A cap as it is read; `before` is the same one before a change. */
export function capWords(cap: Cap, before: Cap = cap): CapWords {
  const { key, value, goal, reached, unit } = cap;
  const sign = unit === 'percent' ? '%' : '';
  const over = amountText(Math.abs(value - goal));
  return {
    value: `${unit === 'percent' ? value.toFixed(2) : Math.floor(value + 1e-9)}${sign}`,
    of: `of ${amountText(goal)}${sign}`,
    state: reached ? REACHED[key] : `${over}${sign} short`,
    spare: reached && value > goal && over !== '0' ? `${over}${sign} to spare` : '',
    by: displayDifference(before.value, value, unit === 'percent' ? 'percent' : 'whole'),
  };
}
