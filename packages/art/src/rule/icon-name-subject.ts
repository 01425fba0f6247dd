import type { ArmorType } from '@gearwright/game/item/item.ts';
import * as weapons from '@gearwright/game/item/weapon-types.ts';
import * as slots from '@gearwright/game/slot/slots.ts';
import type { IconSubject } from './subject.ts';

type Shown = Omit<IconSubject, 'id' | 'name' | 'icon'>;

const worn = (slotId: slots.SlotId): Shown => ({ kind: 'equipment', slotId });
const wielded = (weaponType: number): Shown => ({ kind: 'equipment', weaponType });

/** What the game's icon names show, by how they begin; the first match wins. */
const SHOWN: readonly (readonly [pattern: RegExp, shown: Shown])[] = [
  [/^inv_(sword|blade)/, wielded(weapons.ONE_HAND_SWORD)],
  [/^inv_axe/, wielded(weapons.ONE_HAND_AXE)],
  [/^inv_(mace|hammer)/, wielded(weapons.ONE_HAND_MACE)],
  [/^inv_staff/, wielded(weapons.STAFF)],
  [/^inv_wand/, wielded(weapons.WAND)],
  [/crossbow/, wielded(weapons.CROSSBOW)],
  [/^inv_(weapon_)?bow/, wielded(weapons.BOW)],
  [/^inv_(weapon_rifle|musket)/, wielded(weapons.GUN)],
  [/^inv_(weapon_shortblade|knife)/, wielded(weapons.DAGGER)],
  [/^inv_(weapon_halb|spear|polearm)/, wielded(weapons.POLEARM)],
  [/^inv_(weapon_hand|gauntletsweapon|hand_1h)/, wielded(weapons.FIST)],
  [/^inv_throwing/, wielded(weapons.THROWN)],
  [/^inv_fishingpole/, wielded(weapons.FISHING_POLE)],
  [/^inv_shield/, wielded(weapons.SHIELD)],
  [/^inv_(offhand|misc_orb|misc_book)/, wielded(weapons.HELD_IN_OFF_HAND)],
  [/^inv_relics_idol/, wielded(weapons.IDOL)],
  [/^inv_relics_libram/, wielded(weapons.LIBRAM)],
  [/^inv_relics_totem/, wielded(weapons.TOTEM)],
  [/^inv_(helm|crown|misc_bandana)/, worn(slots.HEAD)],
  [/^inv_shoulder/, worn(slots.SHOULDERS)],
  [/^inv_chest/, worn(slots.CHEST)],
  [/^inv_belt/, worn(slots.WAIST)],
  [/^inv_pants/, worn(slots.LEGS)],
  [/^inv_boots/, worn(slots.FEET)],
  [/^inv_bracer/, worn(slots.WRISTS)],
  [/^inv_gauntlets/, worn(slots.HANDS)],
  [/^inv_misc_cape/, worn(slots.BACK)],
  [/^inv_shirt/, worn(slots.SHIRT)],
  [/tabard/, worn(slots.TABARD)],
  [/^inv_jewelry_ring/, worn(slots.FINGER_1)],
  [/^inv_jewelry_(necklace|amulet)/, worn(slots.NECK)],
  [/^inv_(jewelry_(talisman|trinket)|trinket)/, worn(slots.TRINKET_1)],
  [/^inv_ammo/, { kind: 'ammo', slotId: slots.AMMO }],
  [/^inv_(potion|alchemy)/, { kind: 'consumable', consumableType: 'potion' }],
  [/^inv_(misc_(food|fish)|drink|egg)/, { kind: 'consumable', consumableType: 'food' }],
  [/^inv_scroll/, { kind: 'consumable', consumableType: 'scroll' }],
  [/^inv_(misc_gem|jewelcrafting)/, { kind: 'gem' }],
  [/^inv_/, { kind: 'reagent' }],
];

const ARMOR_WORDS = ['cloth', 'leather', 'chain', 'plate'];

/** For things of which only the icon's name is known. */
export function iconNameSubject(icon: string): IconSubject {
  const shown = SHOWN.find(([pattern]) => pattern.test(icon))?.[1] ?? { kind: 'spell' };
  const armor = ARMOR_WORDS.findIndex((word) => icon.includes(word));
  return {
    ...shown,
    armorType: armor < 0 ? null : (armor as ArmorType),
    id: icon,
    name: icon.replace(/^(?:classic_)?(?:inv|spell|ability)_/, '').replaceAll('_', ' '),
    icon,
  };
}
