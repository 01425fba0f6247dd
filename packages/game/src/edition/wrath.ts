import { TWO_HAND_AXE, TWO_HAND_MACE, TWO_HAND_SWORD } from '../item/weapon-types.ts';
import * as slot from '../slot/slots.ts';
import { burningCrusade } from './burning-crusade.ts';
import type { Edition } from './edition.ts';
import { phasesOf } from './phases.ts';
import { perk } from './profession-perks.ts';
import { wrathSections } from './sections.ts';
import { wrathSources } from './sources.ts';

const TITANS_GRIP = 46917;

export const wrath: Edition = {
  ...burningCrusade,
  key: 'wrath',
  name: 'Wrath of the Lich King',
  expansion: 2,
  maxLevel: 80,
  newCharacterLevel: 80,
  phases: phasesOf(
    'Naxxramas',
    'Ulduar',
    'Trial of the Crusader',
    'Icecrown Citadel',
    'Ruby Sanctum',
  ),
  classes: [...burningCrusade.classes, 'deathknight'],
  enchantable: [...burningCrusade.enchantable, slot.WAIST],
  glyphs: { unlockLevels: [15, 30, 80, 15, 50, 70], major: 3, minor: 3 },
  dualTwoHand: {
    talentSpellId: TITANS_GRIP,
    weaponTypes: [TWO_HAND_AXE, TWO_HAND_MACE, TWO_HAND_SWORD],
  },
  extraSockets: { waistLevel: 70, smithItemLevel: 60, smithSlots: [slot.WRISTS, slot.HANDS] },
  professions: [...burningCrusade.professions, 'inscription'],
  statAges: ['ratings', 'penetrationRating'],
  sources: wrathSources,
  arenaRatings: true,
  ratings: {
    ...burningCrusade.ratings!,
    per60: {
      ...burningCrusade.ratings!.per60,
      dodge: 13.8,
      parry: 13.8,
      resilience: 28.75,
    },
    flooredAt34: ['defense', 'dodge', 'parry', 'block', 'resilience'],
    armorPenetrationScalar: 1.1,
    meleeHasteScalar: { paladin: 1.3, deathknight: 1.3, shaman: 1.3, druid: 1.3 },
    shared: true,
  },
  defence: {
    ...burningCrusade.defence,
    crush: null,
    bonusArmorSlots: [
      slot.NECK,
      slot.FINGER_1,
      slot.FINGER_2,
      slot.TRINKET_1,
      slot.TRINKET_2,
      slot.MAIN_HAND,
      slot.OFF_HAND,
      slot.RANGED,
    ],
    bonusArmorRaised: false,
    resilience: { critDamage: 2.2, playerDamage: 2, manaDrain: 2.2 },
    diminishing: {
      k: {
        warrior: 0.956,
        paladin: 0.956,
        hunter: 0.988,
        rogue: 0.988,
        priest: 0.983,
        deathknight: 0.956,
        shaman: 0.988,
        mage: 0.983,
        warlock: 0.983,
        druid: 0.972,
      },
      dodgeCap: {
        warrior: 88.129021,
        paladin: 88.129021,
        hunter: 145.560408,
        rogue: 145.560408,
        priest: 150.37594,
        deathknight: 88.129021,
        shaman: 145.560408,
        mage: 150.37594,
        warlock: 150.37594,
        druid: 116.890707,
      },
      parryCap: {
        warrior: 47.003525,
        paladin: 47.003525,
        hunter: 145.560408,
        rogue: 145.560408,
        deathknight: 47.003525,
        shaman: 145.560408,
      },
      missCap: 16,
    },
    bearArmor: 3.7,
  },
  attributes: {
    ...burningCrusade.attributes,
    floorAfterMultiplier: false,
    blockValue: { perStrength: 0.5, flat: -10 },
    parryFromStrength: { deathknight: 0.25 },
    racialHealth: 'base',
    feralFromWeapon: { base: 54.8, perDps: 14 },
    professionPerks: {
      mining: perk('Toughness', 'stamina', [3, 5, 7, 10, 30, 60]),
      skinning: perk('Master of Anatomy', 'critRating', [3, 6, 9, 12, 20, 40]),
    },
  },
  // Misery or Improved Faerie Fire.
  attack: {
    ...burningCrusade.attack,
    spellMissFloor: 0,
    raidSpellHit: 3,
    raidCrit: 50,
    raidSwing: 750,
    usualSetBonus: { attackPower: 130, spellPower: 100 },
  },
  sheet: { oneSpellPower: true, doubts: [] },
  sections: wrathSections,
  outside: {
    database: 'https://www.wowhead.com/wotlk',
    prices: 'https://nexushub.co/wow-classic/items',
  },
};
