import type { ArmorType, Handed } from '@gearwright/game/item/item.ts';
import * as weapon from '@gearwright/game/item/weapon-types.ts';
import * as slot from '@gearwright/game/slot/slots.ts';
import type { SlotId } from '@gearwright/game/slot/slots.ts';

/** Where an item is worn and what kind of thing it is. */
export interface ItemShape {
  readonly slotId: SlotId;
  readonly handed: Handed | null;
  readonly armorType: ArmorType | null;
  readonly weaponType: number | null;
}

const WORN: Readonly<Record<string, { slotId: SlotId; handed: Handed | null }>> = {
  Head: { slotId: slot.HEAD, handed: null },
  Neck: { slotId: slot.NECK, handed: null },
  Shoulder: { slotId: slot.SHOULDERS, handed: null },
  Shirt: { slotId: slot.SHIRT, handed: null },
  Chest: { slotId: slot.CHEST, handed: null },
  Waist: { slotId: slot.WAIST, handed: null },
  Legs: { slotId: slot.LEGS, handed: null },
  Feet: { slotId: slot.FEET, handed: null },
  Wrist: { slotId: slot.WRISTS, handed: null },
  Hands: { slotId: slot.HANDS, handed: null },
  Finger: { slotId: slot.FINGER_1, handed: null },
  Trinket: { slotId: slot.TRINKET_1, handed: null },
  Back: { slotId: slot.BACK, handed: null },
  Tabard: { slotId: slot.TABARD, handed: null },
  Ammo: { slotId: slot.AMMO, handed: null },
  Ranged: { slotId: slot.RANGED, handed: null },
  Relic: { slotId: slot.RANGED, handed: null },
  Thrown: { slotId: slot.RANGED, handed: null },
  // Either hand is looked for under the main one.
  'One-Hand': { slotId: slot.MAIN_HAND, handed: 'one' },
  'Main Hand': { slotId: slot.MAIN_HAND, handed: 'main' },
  'Two-Hand': { slotId: slot.MAIN_HAND, handed: 'two' },
  'Off Hand': { slotId: slot.MAIN_HAND, handed: 'off' },
  'Held In Off-hand': { slotId: slot.MAIN_HAND, handed: 'off' },
};

const ONE_AND_TWO_HANDED: Readonly<Record<string, readonly [one: number, two: number]>> = {
  Axe: [weapon.ONE_HAND_AXE, weapon.TWO_HAND_AXE],
  Mace: [weapon.ONE_HAND_MACE, weapon.TWO_HAND_MACE],
  Sword: [weapon.ONE_HAND_SWORD, weapon.TWO_HAND_SWORD],
};

const WEAPONS: Readonly<Record<string, number>> = {
  Bow: weapon.BOW,
  Gun: weapon.GUN,
  Crossbow: weapon.CROSSBOW,
  Wand: weapon.WAND,
  Thrown: weapon.THROWN,
  Polearm: weapon.POLEARM,
  Spear: weapon.POLEARM,
  Staff: weapon.STAFF,
  'Fist Weapon': weapon.FIST,
  Dagger: weapon.DAGGER,
  'Fishing Pole': weapon.FISHING_POLE,
  Exotic: weapon.MISC_WEAPON,
  Shield: weapon.SHIELD,
  Idol: weapon.IDOL,
  Libram: weapon.LIBRAM,
  Totem: weapon.TOTEM,
  Sigil: weapon.SIGIL,
};

const ARMOR: Readonly<Record<string, ArmorType>> = {
  Cloth: weapon.CLOTH,
  Leather: weapon.LEATHER,
  Mail: weapon.MAIL,
  Plate: weapon.PLATE,
};

/** Cloaks are of cloth for everyone: only what covers the body has a kind of armor. */
const ARMORED: readonly SlotId[] = [
  slot.HEAD,
  slot.SHOULDERS,
  slot.CHEST,
  slot.WAIST,
  slot.LEGS,
  slot.FEET,
  slot.WRISTS,
  slot.HANDS,
];

/** Null when it cannot be worn. The classic package gives thrown weapons no slot. */
export function itemShape(
  slotWord: string | undefined,
  kind: string | undefined,
): ItemShape | null {
  const worn = WORN[slotWord ?? (kind === 'Thrown' ? 'Thrown' : '')];
  if (worn === undefined) return null;
  return {
    ...worn,
    armorType: ARMORED.includes(worn.slotId) ? (ARMOR[kind ?? ''] ?? null) : null,
    weaponType: weaponType(worn.slotId, worn.handed, kind ?? ''),
  };
}

function weaponType(slotId: SlotId, handed: Handed | null, kind: string): number | null {
  if (handed === null && slotId !== slot.RANGED) return null;
  const pair = ONE_AND_TWO_HANDED[kind];
  if (pair !== undefined) return pair[handed === 'two' ? 1 : 0];
  const known = WEAPONS[kind];
  if (known !== undefined) return known;
  return handed === 'off' ? weapon.HELD_IN_OFF_HAND : weapon.MISC_WEAPON;
}
