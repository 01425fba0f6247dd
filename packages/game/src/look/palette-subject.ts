import type { GameClass } from '../words/classes-and-races.ts';
import type { ArmorType, GemColor, ItemKind } from '../item/item.ts';
import type { Stats } from '../stat/catalogue.ts';

/** What the rule of colours knows of a thing, on an icon and on a figure. */
export interface PaletteSubject {
  readonly kind: ItemKind | 'spell' | 'enchantment';
  readonly name: string;
  /** The game's icon name, lower case, no extension. */
  readonly icon: string;
  readonly armorType?: ArmorType | null;
  readonly stats?: Stats;
  readonly setId?: number | null;
  readonly gemColor?: GemColor | null;
  readonly gameClass?: GameClass | null;
}
