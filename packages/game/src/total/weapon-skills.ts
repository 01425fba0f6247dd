import type { Item } from '../item/item.ts';
import * as type from '../item/weapon-types.ts';
import { AT } from './figures.ts';

/** The skill that goes with a weapon, by its type. */
const SKILLS: Readonly<Record<number, number>> = {
  [type.ONE_HAND_AXE]: AT.axesSkill,
  [type.TWO_HAND_AXE]: AT.twoHandedAxesSkill,
  [type.BOW]: AT.bowsSkill,
  [type.GUN]: AT.gunsSkill,
  [type.ONE_HAND_MACE]: AT.macesSkill,
  [type.TWO_HAND_MACE]: AT.twoHandedMacesSkill,
  [type.POLEARM]: AT.polearmsSkill,
  [type.ONE_HAND_SWORD]: AT.swordsSkill,
  [type.TWO_HAND_SWORD]: AT.twoHandedSwordsSkill,
  [type.STAFF]: AT.stavesSkill,
  [type.FIST]: AT.fistWeaponsSkill,
  [type.DAGGER]: AT.daggersSkill,
  [type.CROSSBOW]: AT.crossbowsSkill,
  [type.WAND]: AT.wandsSkill,
  [type.THROWN]: AT.thrownSkill,
};

export function skillOf(weapon: Item | null): number | null {
  return weapon?.weaponType == null ? null : (SKILLS[weapon.weaponType] ?? null);
}
