import type { Condition } from '../effect/effect.ts';
import type { SlotId } from '../slot/slots.ts';

export type SourceKind =
  | 'race'
  | 'class'
  | 'profession'
  | 'item'
  | 'enchant'
  | 'gem'
  | 'socketBonus'
  | 'set'
  | 'talent'
  | 'glyph'
  | 'rune'
  | 'buff'
  | 'consumable'
  | 'form'
  | 'attribute'
  | 'rating'
  | 'multiplier';

/** Where a part of a figure comes from. */
export interface Source {
  readonly kind: SourceKind;
  readonly name: string;
  readonly slot?: SlotId;
  /** Item, spell, enchant or set id, as its kind has one. */
  readonly id?: number | string;
  /** Set when the source multiplies: 10 for ten percent. */
  readonly percent?: number;
  /** Set when it counts under this condition only, which holds. */
  readonly when?: Condition;
}

export interface Contribution {
  readonly source: Source;
  /** The amounts of a figure's contributions sum to the figure. */
  readonly amount: number;
}
