import type { StatWeights } from '../point/point.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import { SHEET_ORDER, SHIRT, TABARD } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';

/** Whose gear is looked for, and what it is valued by. */
export interface AutofillContext {
  readonly index: SearchIndex;
  readonly rules: Rules;
  readonly set: GearSet;
  readonly weights: StatWeights;
}

/** Slots worth filling, ammunition after the weapon that shoots it. Shirts and tabards are a matter of taste. */
export const FILLED_SLOTS: readonly SlotId[] = SHEET_ORDER.filter(
  (slot) => slot !== SHIRT && slot !== TABARD,
);
