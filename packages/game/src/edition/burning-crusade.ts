import * as slot from '../slot/slots.ts';
import { classic } from './classic.ts';
import type { Edition } from './edition.ts';
import { phasesOf } from './phases.ts';
import { burningCrusadeSections } from './sections.ts';
import { burningCrusadeSources } from './sources.ts';

export const burningCrusade: Edition = {
  ...classic,
  key: 'tbc',
  name: 'Burning Crusade',
  expansion: 1,
  maxLevel: 70,
  newCharacterLevel: 70,
  phases: phasesOf(
    "Karazhan, Gruul's Lair",
    'Serpentshrine Cavern, Tempest Keep',
    'Hyjal Summit, Black Temple',
    "Zul'Aman",
    'Sunwell Plateau',
  ),
  defaultPhase: 5,
  races: [...classic.races, 'draenei', 'bloodelf'],
  enchantable: [...classic.enchantable, slot.FINGER_1, slot.FINGER_2],
  sockets: true,
  professions: [...classic.professions, 'jewelcrafting'],
  statAges: ['ratings', 'meleeCritRating', 'schoolPower', 'flatPenetration'],
  sources: burningCrusadeSources,
  pvpRanks: false,
  attack: {
    ...classic.attack,
    raidCrit: 30,
    raidSwing: 260,
    usualSetBonus: { attackPower: 27, spellPower: 24 },
  },
  // The two bosses outside fall to whoever comes first: of 197 published sets five count on them.
  reach: { ...classic.reach, byLuck: ['event', 'worldboss'] },
  ratings: {
    per60: {
      weaponSkill: 2.5,
      defense: 1.5,
      dodge: 12,
      parry: 15,
      block: 5,
      hit: 10,
      spellHit: 8,
      crit: 14,
      spellCrit: 14,
      resilience: 25,
      haste: 10,
      spellHaste: 10,
      expertise: 2.5,
      armorPenetration: 4.695122,
    },
    flooredAt34: ['defense', 'dodge', 'parry', 'block'],
    armorPenetrationScalar: 1,
    meleeHasteScalar: {},
    shared: false,
  },
  defence: {
    ...classic.defence,
    armorAbove60: { a: 467.5, b: -22167.5 },
    resilience: { critDamage: 2.2, playerDamage: 2, manaDrain: 2.2 },
    bearArmor: 4,
    bonusArmorRaised: true,
  },
  attributes: {
    ...classic.attributes,
    floorAfterMultiplier: true,
    feralForms: ['cat', 'bear', 'direBear', 'moonkin'],
    rangedAttackPowerFlat: {},
  },
  consumables: {
    flaskFromLevel: null,
    guardianElixirs: true,
    freeElixirs: false,
    groups: [],
  },
  sections: burningCrusadeSections,
  outside: {
    database: 'https://www.wowhead.com/tbc',
    prices: 'https://nexushub.co/wow-classic/items',
  },
};
