import type { Item, WeaponType } from '../item/item.ts';
import type { Gear } from '../set/gear-set.ts';
import type { SlotId } from '../slot/slots.ts';

export interface Change {
  readonly slot: SlotId;
  readonly item: Item;
}

export interface Wielder {
  /** Two-handers of these types can be held in one hand each; empty for nearly everyone. */
  readonly oneHandsTwoHanders: readonly WeaponType[];
}

/** A law of putting something on: what the rest of the gear becomes. */
export type EquipRule = (gear: Gear, change: Change, wielder: Wielder) => Gear;
