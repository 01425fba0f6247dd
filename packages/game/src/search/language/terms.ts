import type { GameClass } from '../../words/classes-and-races.ts';
import type { StatName } from '../../stat/catalogue.ts';

/** From the least to the greatest amount, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export type NumberField = 'itemLevel' | 'requiredLevel' | 'phase' | 'reachLevel' | 'arenaRating';

/** What of an item's origins a text is looked for in. */
export type OriginField = 'from' | 'boss' | 'zone' | 'quest' | 'cost';

export type Trait =
  | 'unique'
  | 'boe'
  | 'bop'
  | 'heroic'
  | 'random'
  | 'heirloom'
  | 'weapon'
  | 'armor'
  | 'set'
  | 'socketed'
  | 'effect'
  | 'owned';

/** One thing that is asked of an item. */
export type Term = { readonly not: boolean } & (
  | { readonly kind: 'stat'; readonly stat: StatName; readonly range: Range }
  | { readonly kind: 'number'; readonly field: NumberField; readonly range: Range }
  | { readonly kind: 'slot'; readonly slots: readonly number[]; readonly words: string }
  | { readonly kind: 'weapon'; readonly types: readonly number[]; readonly words: string }
  | { readonly kind: 'armor'; readonly types: readonly number[]; readonly words: string }
  | { readonly kind: 'quality'; readonly qualities: readonly number[]; readonly words: string }
  | { readonly kind: 'class'; readonly gameClass: GameClass }
  | { readonly kind: 'is'; readonly trait: Trait }
  | { readonly kind: 'origin'; readonly field: OriginField; readonly text: string }
  | { readonly kind: 'setName'; readonly text: string }
  | { readonly kind: 'effectText'; readonly text: string }
  | { readonly kind: 'phrase'; readonly text: string }
);

/** A search text, understood. */
export interface AskedFor {
  /** Words that are no term: parts of a name, or of where an item comes from. */
  readonly words: string;
  readonly terms: readonly Term[];
  /** Sentences about what could not be understood. */
  readonly problems: readonly string[];
}
