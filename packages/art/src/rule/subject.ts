import type { ConsumableType, WeaponType } from '@gearwright/game/item/item.ts';
import type { PaletteSubject } from '@gearwright/game/look/palette-subject.ts';
import type { PaletteKey } from '@gearwright/game/look/palettes.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';

/** What the rule knows of the thing it pictures. */
export interface IconSubject extends PaletteSubject {
  /** Decides the field, and whatever nothing else decides. */
  readonly id: string;
  readonly slotId?: SlotId | null;
  readonly weaponType?: WeaponType | null;
  readonly consumableType?: ConsumableType | null;
}

/** glow, split, rays, hill. */
export type IconField = 0 | 1 | 2 | 3;

export interface IconChoice {
  readonly glyph: string;
  readonly palette: PaletteKey;
  readonly field: IconField;
}
