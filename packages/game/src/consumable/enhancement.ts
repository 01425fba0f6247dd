import { isMeleeWeapon } from '../item/hands.ts';
import type { ConsumableFacts, Item, WeaponType } from '../item/item.ts';
import * as weapon from '../item/weapon-types.ts';
import { MAIN_HAND, OFF_HAND, type SlotId } from '../slot/slots.ts';

/** Fist weapons come as claws and as knuckles: both stones serve. */
const KINDS: Readonly<Record<NonNullable<ConsumableFacts['weapon']>, readonly WeaponType[]>> = {
  sharp: [
    weapon.ONE_HAND_AXE,
    weapon.TWO_HAND_AXE,
    weapon.ONE_HAND_SWORD,
    weapon.TWO_HAND_SWORD,
    weapon.DAGGER,
    weapon.POLEARM,
    weapon.FIST,
  ],
  blunt: [weapon.ONE_HAND_MACE, weapon.TWO_HAND_MACE, weapon.STAFF, weapon.FIST],
  shield: [weapon.SHIELD],
};

export function isEnhancement(item: Item): boolean {
  return item.consumable?.type === 'enhancement';
}

/** A stone or oil can be put on what is held in this hand. */
export function enhances(consumable: ConsumableFacts, hand: SlotId, held: Item | null): boolean {
  const word = hand === MAIN_HAND ? 'main' : hand === OFF_HAND ? 'off' : null;
  if (!word || !held || !consumable.hands.includes(word)) return false;
  if (consumable.weapon) return KINDS[consumable.weapon].includes(held.weaponType ?? -1);
  return isMeleeWeapon(held) && held.weaponType !== weapon.FISHING_POLE;
}
