import type { ArmorType, WeaponType } from './item.ts';

export const WEAPON_TYPES = [
  '1H Axe',
  '2H Axe',
  'Bow',
  'Gun',
  '1H Mace',
  '2H Mace',
  'Polearm',
  '1H Sword',
  '2H Sword',
  'Staff',
  'Fist',
  'Misc',
  'Dagger',
  'Crossbow',
  'Wand',
  'Thrown',
  'Fishing Pole',
  'Shield',
  'Held In Off-Hand',
  'Idol',
  'Libram',
  'Totem',
  'Sigil',
] as const;

export const ONE_HAND_AXE: WeaponType = 0;
export const TWO_HAND_AXE: WeaponType = 1;
export const BOW: WeaponType = 2;
export const GUN: WeaponType = 3;
export const ONE_HAND_MACE: WeaponType = 4;
export const TWO_HAND_MACE: WeaponType = 5;
export const POLEARM: WeaponType = 6;
export const ONE_HAND_SWORD: WeaponType = 7;
export const TWO_HAND_SWORD: WeaponType = 8;
export const STAFF: WeaponType = 9;
export const FIST: WeaponType = 10;
export const MISC_WEAPON: WeaponType = 11;
export const DAGGER: WeaponType = 12;
export const CROSSBOW: WeaponType = 13;
export const WAND: WeaponType = 14;
export const THROWN: WeaponType = 15;
export const FISHING_POLE: WeaponType = 16;
export const SHIELD: WeaponType = 17;
export const HELD_IN_OFF_HAND: WeaponType = 18;
export const IDOL: WeaponType = 19;
export const LIBRAM: WeaponType = 20;
export const TOTEM: WeaponType = 21;
export const SIGIL: WeaponType = 22;

/** Ranged weapons and relics that take no enchant. */
export const UNENCHANTABLE_RANGED: readonly WeaponType[] = [
  WAND,
  THROWN,
  IDOL,
  LIBRAM,
  TOTEM,
  SIGIL,
];

export const ARMOR_TYPES = ['Cloth', 'Leather', 'Mail', 'Plate'] as const;
export const CLOTH: ArmorType = 0;
export const LEATHER: ArmorType = 1;
export const MAIL: ArmorType = 2;
export const PLATE: ArmorType = 3;
