import { ammunitionKind } from '../item/ammunition.ts';
import type { Item } from '../item/item.ts';
import * as weapon from '../item/weapon-types.ts';
import * as slot from '../slot/slots.ts';
import type { SlotId } from '../slot/slots.ts';

const SLOT_WORDS: Readonly<Record<SlotId, string>> = {
  [slot.AMMO]: 'Projectile',
  [slot.HEAD]: 'Head',
  [slot.NECK]: 'Neck',
  [slot.SHOULDERS]: 'Shoulder',
  [slot.SHIRT]: 'Shirt',
  [slot.CHEST]: 'Chest',
  [slot.WAIST]: 'Waist',
  [slot.LEGS]: 'Legs',
  [slot.FEET]: 'Feet',
  [slot.WRISTS]: 'Wrist',
  [slot.HANDS]: 'Hands',
  [slot.FINGER_1]: 'Finger',
  [slot.FINGER_2]: 'Finger',
  [slot.TRINKET_1]: 'Trinket',
  [slot.TRINKET_2]: 'Trinket',
  [slot.BACK]: 'Back',
  [slot.MAIN_HAND]: 'One-Hand',
  [slot.OFF_HAND]: 'Off Hand',
  [slot.RANGED]: 'Ranged',
  [slot.TABARD]: 'Tabard',
};

const HAND_WORDS = {
  one: 'One-Hand',
  main: 'Main Hand',
  off: 'Off Hand',
  two: 'Two-Hand',
} as const;

/** The tooltip's word for a weapon type: the hand is told at the other end of the line. */
const WEAPON_WORDS: Readonly<Partial<Record<number, string>>> = {
  [weapon.ONE_HAND_AXE]: 'Axe',
  [weapon.TWO_HAND_AXE]: 'Axe',
  [weapon.ONE_HAND_MACE]: 'Mace',
  [weapon.TWO_HAND_MACE]: 'Mace',
  [weapon.ONE_HAND_SWORD]: 'Sword',
  [weapon.TWO_HAND_SWORD]: 'Sword',
  [weapon.FIST]: 'Fist Weapon',
  [weapon.MISC_WEAPON]: 'Miscellaneous',
};

const RELICS: readonly number[] = [weapon.IDOL, weapon.LIBRAM, weapon.TOTEM, weapon.SIGIL];

export interface SlotWords {
  /** "Two-Hand", "Chest". */
  readonly slot: string;
  /** "Axe", "Plate"; null where the slot says it all. */
  readonly kind: string | null;
}

/** What a tooltip says of where an item is worn; null when it cannot be. */
export function slotWords(item: Item): SlotWords | null {
  if (item.slotId === null) return null;
  const { weaponType, armorType, handed } = item;
  if (weaponType === null) {
    return {
      slot: SLOT_WORDS[item.slotId],
      kind: armorType === null ? ammunitionKind(item) : weapon.ARMOR_TYPES[armorType],
    };
  }
  if (weaponType === weapon.HELD_IN_OFF_HAND) return { slot: 'Held In Off-hand', kind: null };
  const kind = WEAPON_WORDS[weaponType] ?? weapon.WEAPON_TYPES[weaponType] ?? null;
  if (weaponType === weapon.SHIELD) return { slot: 'Off Hand', kind };
  if (RELICS.includes(weaponType)) return { slot: 'Relic', kind };
  if (item.slotId === slot.RANGED) return { slot: 'Ranged', kind };
  return { slot: handed === null ? SLOT_WORDS[item.slotId] : HAND_WORDS[handed], kind };
}
