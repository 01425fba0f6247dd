import { WEAPON_STYLES } from '../dataset/value-tables.ts';
import type { StatName } from '../stat/catalogue.ts';

export const CAP_KINDS = ['worthlessAbove', 'atLeast', 'atMost'] as const;

/** Goals that several stats bring something to; what they ask for follows from the sheet. */
export const SUMMED_GOALS = ['uncrittable', 'uncrushable'] as const;

/** A total of the sheet that gear is held to, as the player asked for it. */
export interface CapGoal {
  readonly stat: StatName;
  readonly kind: (typeof CAP_KINDS)[number];
  readonly amount: number;
  /** Worthless above, but not quite: what a point is still worth there. */
  readonly beyond?: number;
  /** A goal with a name: stat and amount are what it was about when it was chosen. */
  readonly goal?: (typeof SUMMED_GOALS)[number];
  /** Kept in the list, and left out of the search. */
  readonly enabled: boolean;
}

/** Ways to be armed that can be asked for by name; `any` asks for none. */
export const ARMS_CHOICES = [...WEAPON_STYLES, 'daggerInMainHand', 'slowOffHand', 'any'] as const;
export type ArmsChoice = (typeof ARMS_CHOICES)[number];

/** What the player holds the gear of a set to. */
export interface GearGoals {
  /** Null: as the spec needs them, with whatever talents and race change of it. */
  readonly caps: readonly CapGoal[] | null;
  /** Null: as the spec usually is. */
  readonly arms: ArmsChoice | null;
}

/** Nothing was chosen: everything is as the spec has it. */
export const NO_GOALS: GearGoals = { caps: null, arms: null };
