import type { EffectAverage } from '../dataset/value-tables.ts';
import type { EffectThing } from '../set/gear-set.ts';
import type { StatName } from '../stat/catalogue.ts';

/** What an effect is worth in points of the weights, and how that is known. */
export interface EffectWorth {
  readonly value: number;
  readonly why: WorthReason;
}

export type WorthReason =
  /** A simulator was run with and without it. */
  | {
      readonly how: 'measured';
      readonly author: string;
      readonly spec: string;
      /** In points of the reference stat, with one standard error. */
      readonly points: number;
      readonly error: number;
      readonly reference: StatName;
      /** The sibling spec it was measured for. */
      readonly derivedFrom: string | null;
    }
  /** Bonus times uptime. */
  | { readonly how: 'average'; readonly effects: readonly EffectAverage[] }
  /** Nobody knows: the middle of what was measured of its like. */
  | { readonly how: 'usual'; readonly bonuses: number }
  /** The player says so. */
  | { readonly how: 'player' };

export const itemThing = (baseId: number): EffectThing => `item:${baseId}`;
export const enchantThing = (effectId: number): EffectThing => `enchant:${effectId}`;
export const setThing = (setId: number, pieces: number): EffectThing => `set:${setId}:${pieces}`;
