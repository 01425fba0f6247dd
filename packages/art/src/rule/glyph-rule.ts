import {
  AMMO,
  BACK,
  CHEST,
  FEET,
  FINGER_1,
  FINGER_2,
  HANDS,
  HEAD,
  LEGS,
  NECK,
  SHIRT,
  SHOULDERS,
  TABARD,
  TRINKET_1,
  TRINKET_2,
  WAIST,
  WRISTS,
} from '@gearwright/game/slot/slots.ts';
import type { ConsumableType } from '@gearwright/game/item/item.ts';
import * as weapon from '@gearwright/game/item/weapon-types.ts';
import * as body from '../families/body.ts';
import * as goods from '../families/goods.ts';
import { HEAD_FAMILIES } from '../families/head.ts';
import * as held from '../families/held.ts';
import { FINGER_FAMILY, NECK_FAMILY } from '../families/jewellery.ts';
import { ENCHANTMENT_FAMILY, spellFamily } from '../families/spells.ts';
import * as weapons from '../families/weapons.ts';
import { rankFamily, type GlyphFamily } from './family.ts';
import type { IconSubject } from './subject.ts';
import { iconText, nameText } from '@gearwright/game/look/name-words.ts';

const BY_WEAPON: Readonly<Record<number, GlyphFamily>> = {
  [weapon.ONE_HAND_AXE]: weapons.ONE_HAND_AXE_FAMILY,
  [weapon.TWO_HAND_AXE]: weapons.TWO_HAND_AXE_FAMILY,
  [weapon.BOW]: weapons.BOW_FAMILY,
  [weapon.GUN]: weapons.GUN_FAMILY,
  [weapon.ONE_HAND_MACE]: weapons.ONE_HAND_MACE_FAMILY,
  [weapon.TWO_HAND_MACE]: weapons.TWO_HAND_MACE_FAMILY,
  [weapon.POLEARM]: weapons.POLEARM_FAMILY,
  [weapon.ONE_HAND_SWORD]: weapons.ONE_HAND_SWORD_FAMILY,
  [weapon.TWO_HAND_SWORD]: weapons.TWO_HAND_SWORD_FAMILY,
  [weapon.STAFF]: weapons.STAFF_FAMILY,
  [weapon.FIST]: weapons.FIST_FAMILY,
  [weapon.MISC_WEAPON]: weapons.MISC_WEAPON_FAMILY,
  [weapon.DAGGER]: weapons.DAGGER_FAMILY,
  [weapon.CROSSBOW]: weapons.CROSSBOW_FAMILY,
  [weapon.WAND]: weapons.WAND_FAMILY,
  [weapon.THROWN]: weapons.THROWN_FAMILY,
  [weapon.FISHING_POLE]: weapons.FISHING_POLE_FAMILY,
  [weapon.SHIELD]: weapons.SHIELD_FAMILY,
  [weapon.HELD_IN_OFF_HAND]: held.OFF_HAND_FAMILY,
  [weapon.IDOL]: held.IDOL_FAMILY,
  [weapon.LIBRAM]: held.LIBRAM_FAMILY,
  [weapon.TOTEM]: held.TOTEM_FAMILY,
  [weapon.SIGIL]: held.SIGIL_FAMILY,
};

const BY_ARMOR: Readonly<Record<number, readonly GlyphFamily[]>> = {
  [HEAD]: HEAD_FAMILIES,
  [SHOULDERS]: body.SHOULDER_FAMILIES,
  [CHEST]: body.CHEST_FAMILIES,
  [WAIST]: body.WAIST_FAMILIES,
  [LEGS]: body.LEG_FAMILIES,
  [FEET]: body.FEET_FAMILIES,
  [WRISTS]: body.WRIST_FAMILIES,
  [HANDS]: body.HAND_FAMILIES,
};

const BY_SLOT: Readonly<Record<number, GlyphFamily>> = {
  [NECK]: NECK_FAMILY,
  [SHIRT]: body.SHIRT_FAMILY,
  [FINGER_1]: FINGER_FAMILY,
  [FINGER_2]: FINGER_FAMILY,
  [TRINKET_1]: held.TRINKET_FAMILY,
  [TRINKET_2]: held.TRINKET_FAMILY,
  [BACK]: body.BACK_FAMILY,
  [TABARD]: body.TABARD_FAMILY,
};

const BY_CONSUMABLE: Readonly<Record<ConsumableType, GlyphFamily>> = {
  flask: goods.FLASK_FAMILY,
  battle: goods.ELIXIR_FAMILY,
  guardian: goods.ELIXIR_FAMILY,
  elixir: goods.ELIXIR_FAMILY,
  food: goods.FOOD_FAMILY,
  scroll: goods.SCROLL_FAMILY,
  enhancement: goods.ENHANCEMENT_FAMILY,
  potion: goods.POTION_FAMILY,
};

/** What things of this kind may look like. */
export function familyOf(subject: IconSubject): GlyphFamily {
  switch (subject.kind) {
    case 'equipment':
    case 'ammo':
      return wornFamily(subject);
    case 'gem':
      return subject.gemColor === 'meta' ? goods.META_GEM_FAMILY : goods.GEM_FAMILY;
    case 'consumable':
      return subject.consumableType ? BY_CONSUMABLE[subject.consumableType] : goods.ELIXIR_FAMILY;
    case 'enchant':
      return goods.ENCHANT_ITEM_FAMILY;
    case 'reagent':
      return goods.REAGENT_FAMILY;
    case 'enchantment':
      return ENCHANTMENT_FAMILY;
    case 'glyph':
    case 'spell':
      return spellFamily(subject.gameClass ?? null);
  }
}

function wornFamily({ slotId, armorType, weaponType, name }: IconSubject): GlyphFamily {
  if (slotId === AMMO) return /arrow/i.test(name) ? held.ARROW_FAMILY : held.BULLET_FAMILY;
  const weapon = weaponType == null ? undefined : BY_WEAPON[weaponType];
  if (weapon) return weapon;
  if (slotId == null) return goods.REAGENT_FAMILY;
  // Costumes and holiday wear have no armor; they are cloth to the eye.
  const worn = BY_ARMOR[slotId]?.[armorType ?? 0] ?? BY_SLOT[slotId];
  return worn ?? held.OFF_HAND_FAMILY;
}

/** Candidates, best first, made as they are asked for. */
export function rankGlyphs(subject: IconSubject): Generator<string, void> {
  const name = nameText(subject.name);
  // The first word of a gem is its cut: every bold stone is cut alike.
  const seed = subject.kind === 'gem' ? (name.split(' ')[1] ?? name) : name;
  return rankFamily(familyOf(subject), name, iconText(subject.icon), seed);
}
