import { createContext } from 'react';
import type { Enchant } from '@gearwright/game/dataset/tables.ts';
import type { CurrencyKind } from '@gearwright/game/item/currencies.ts';
import type { Item } from '@gearwright/game/item/item.ts';

export interface Picture {
  /** Symbol in a sprite. */
  readonly href: string;
  readonly palette: string;
  readonly field: number;
}

export interface Pictures {
  ofItem(item: Item): Picture;
  ofEnchant(enchant: Enchant): Picture;
  /** Any rank of an ability, talent, rune, glyph, buff, form or racial; null when the edition lacks it. */
  ofSpell(spellId: number): Picture | null;
  /** Symbol of a kind of money; null where the server has none. */
  ofCurrency(kind: CurrencyKind): string | null;
  /** A talent tree, by its id. */
  ofTree(treeId: number): Picture | null;
}

/** Null while they are not there. */
export const PicturesContext = createContext<Pictures | null>(null);
