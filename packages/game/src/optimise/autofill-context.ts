import type { StatWeights } from '../point/point.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { GearSet } from '../set/gear-set.ts';
import type { Rules } from '../set/rules.ts';
import type { EffectWorths } from '../worth/effect-worths.ts';
import type { ArmsGoal } from './arms.ts';
import type { Owned } from './owned.ts';
import { SHEET_ORDER, SHIRT, TABARD } from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';

/** Whose gear is looked for, and what it is valued by. */
export interface AutofillContext {
  readonly index: SearchIndex;
  readonly rules: Rules;
  readonly set: GearSet;
  readonly weights: StatWeights;
  /** What effects are worth besides; absent where they do not count. */
  readonly effects?: EffectWorths | null;
  /** How the hands are to be armed; absent for any way. */
  readonly arms?: ArmsGoal | null;
  /** What the player has, where only that may be chosen. */
  readonly owned?: Owned | null;
}

/** Slots worth filling, ammunition after the weapon that shoots it. Shirts and tabards are a matter of taste. */
export const FILLED_SLOTS: readonly SlotId[] = SHEET_ORDER.filter(
  (slot) => slot !== SHIRT && slot !== TABARD,
);
