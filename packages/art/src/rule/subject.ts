import type { GameClass } from '@gearwright/game/character/words.ts';
import type {
  ArmorType,
  ConsumableType,
  GemColor,
  ItemKind,
  WeaponType,
} from '@gearwright/game/item/item.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';
import type { Stats } from '@gearwright/game/stat/catalogue.ts';
import type { PaletteKey } from '../palette/palettes.ts';

/** What the rule knows of the thing it pictures. */
export interface IconSubject {
  readonly kind: ItemKind | 'spell' | 'enchantment';
  /** Decides the field, and whatever nothing else decides. */
  readonly id: string;
  readonly name: string;
  /** The game's icon name, lower case, no extension. */
  readonly icon: string;
  readonly slotId?: SlotId | null;
  readonly armorType?: ArmorType | null;
  readonly weaponType?: WeaponType | null;
  readonly stats?: Stats;
  readonly setId?: number | null;
  readonly gemColor?: GemColor | null;
  readonly consumableType?: ConsumableType | null;
  readonly gameClass?: GameClass | null;
}

/** glow, split, rays, hill. */
export type IconField = 0 | 1 | 2 | 3;

export interface IconChoice {
  readonly glyph: string;
  readonly palette: PaletteKey;
  readonly field: IconField;
}
