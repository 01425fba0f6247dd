import type { Wearer } from '../character/character.ts';
import type { Enchant } from '../dataset/tables.ts';
import type { Edition } from '../edition/edition.ts';
import { whyNotAllowed } from '../equip/can-equip.ts';
import { isMeleeWeapon, isTwoHanded } from '../item/hands.ts';
import type { Item } from '../item/item.ts';
import { HELD_IN_OFF_HAND, SHIELD, UNENCHANTABLE_RANGED } from '../item/weapon-types.ts';
import { refusal, type Refusal } from '../messages.ts';
import { MAIN_HAND, OFF_HAND, RANGED, slotLabel, type SlotId } from '../slot/slots.ts';

/** Whether this slot, with this item in it, takes any enchant. */
export function takesEnchant(slot: SlotId, item: Item | null, edition: Edition): boolean {
  if (!edition.enchantable.includes(slot)) return false;
  const type = item?.weaponType ?? -1;
  if (slot === OFF_HAND) return type !== HELD_IN_OFF_HAND;
  return slot !== RANGED || !UNENCHANTABLE_RANGED.includes(type);
}

export function whyNotEnchantItem(
  enchant: Enchant,
  slot: SlotId,
  item: Item | null,
  wearer: Wearer,
  edition: Edition,
): Refusal | null {
  if (!takesEnchant(slot, item, edition)) return refusal('slotTakesNoEnchant', slotLabel(slot));
  if (!item) return refusal('slotEmpty', slotLabel(slot));
  if (!sitsOn(enchant, slot, item)) {
    return refusal('enchantDoesNotFit', enchant.name, slotLabel(slot));
  }
  return whyNotAllowed(enchant, wearer);
}

export function enchantFits(
  enchant: Enchant,
  slot: SlotId,
  item: Item | null,
  wearer: Wearer,
  edition: Edition,
): boolean {
  return whyNotEnchantItem(enchant, slot, item, wearer, edition) === null;
}

function sitsOn(enchant: Enchant, slot: SlotId, item: Item): boolean {
  if (enchant.weaponTypes && !enchant.weaponTypes.includes(item.weaponType ?? -1)) return false;
  if (slot !== MAIN_HAND && slot !== OFF_HAND) return enchant.slotIds.includes(slot);
  // A two-hander in the off hand takes what it takes in the main hand.
  const hands: readonly SlotId[] = isTwoHanded(item) ? [MAIN_HAND, slot] : [slot];
  if (!hands.some((hand) => enchant.slotIds.includes(hand))) return false;
  if (enchant.shieldOnly) return item.weaponType === SHIELD;
  return isMeleeWeapon(item) && !enchant.offHandOnly && (!enchant.twoHandOnly || isTwoHanded(item));
}
