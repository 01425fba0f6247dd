import type { Wearer } from '../character/character.ts';
import type { Enchant, Rune } from '../dataset/tables.ts';
import type { GemColorCounts } from '../gem/gem-colors.ts';
import type { EffectWorths } from '../worth/effect-worths.ts';
import type { Item } from '../item/item.ts';

/** Who reads the tooltip: requirements and set pieces are told from their side. */
export interface Reader {
  readonly wearer: Wearer | null;
  /** Base ids of what is worn. */
  readonly worn: ReadonlySet<number>;
  /** Gems in the item's sockets, by socket. */
  readonly gems?: readonly (Item | null)[];
  readonly enchant?: Enchant | null;
  readonly rune?: Rune | null;
  /** Colours of all gems worn: a meta gem in the sockets tells what it still asks for. */
  readonly gemColors?: GemColorCounts;
  /** What effects are worth to the reader; absent where nothing is weighed. */
  readonly effects?: EffectWorths | null;
}
