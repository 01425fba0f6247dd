import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { StatName, Stats } from '@gearwright/game/stat/catalogue.ts';

/** What the words of a line give: one stat for each number in it, or a rule. */
export interface StatPhrase {
  /** Tokens: {n} amount, {raises} "Improves your" and the like, {sec} "per 5 sec", {school}, {attribute}, {creatures}, {skill}. */
  readonly says: string;
  readonly gives: StatName | readonly StatName[] | ((...captured: readonly string[]) => Stats);
  /** Where the words mean this; absent means everywhere. */
  readonly where?: (edition: Edition) => boolean;
}

const SCHOOLS: Readonly<Record<string, string>> = {
  Arcane: 'arcane',
  Fire: 'fire',
  Frost: 'frost',
  Holy: 'holy',
  Nature: 'nature',
  Shadow: 'shadow',
};

export const WEAPON_SKILLS: Readonly<Record<string, StatName>> = {
  Axes: 'axesSkill',
  'Two-Handed Axes': 'twoHandedAxesSkill',
  'Two-handed Axes': 'twoHandedAxesSkill',
  Bows: 'bowsSkill',
  Crossbows: 'crossbowsSkill',
  Daggers: 'daggersSkill',
  'Fist Weapons': 'fistWeaponsSkill',
  Guns: 'gunsSkill',
  Maces: 'macesSkill',
  'Two-Handed Maces': 'twoHandedMacesSkill',
  'Two-handed Maces': 'twoHandedMacesSkill',
  Polearms: 'polearmsSkill',
  Staves: 'stavesSkill',
  Swords: 'swordsSkill',
  'Two-Handed Swords': 'twoHandedSwordsSkill',
  'Two-handed Swords': 'twoHandedSwordsSkill',
  Thrown: 'thrownSkill',
  Wands: 'wandsSkill',
};

/** One spell power serves damage and healing alike. */
const TOGETHER = ({ sheet }: Edition): boolean => sheet.oneSpellPower;

/** First match wins: longer forms stand before shorter ones. */
export const STAT_PHRASES: readonly StatPhrase[] = [
  { says: '+{n} {attribute}', gives: (n, attribute) => attributes(attribute, amount(n)) },
  { says: '-{n} {attribute}', gives: (n, attribute) => attributes(attribute, -amount(n)) },
  { says: '+{n} {school} Resistance', gives: (n, school) => resistance(school, amount(n)) },
  { says: '-{n} {school} Resistance', gives: (n, school) => resistance(school, -amount(n)) },
  { says: '+{n} All Resistances', gives: (n) => allResistances(amount(n)) },
  { says: '+{n} Resist All', gives: (n) => allResistances(amount(n)) },
  { says: '+?{n} Armor', gives: 'bonusArmor' },
  { says: '+{n} Health', gives: 'health' },
  { says: '+{n} HP', gives: 'health' },
  { says: '+{n} Mana', gives: 'mana' },

  // Attack power
  { says: '+{n} Attack Power', gives: 'attackPower' },
  { says: '+{n} ranged Attack Power', gives: 'rangedAttackPower' },
  { says: '+{n} Ranged Attack Power', gives: 'rangedAttackPower' },
  { says: 'Increases attack power by {n}', gives: 'attackPower' },
  { says: 'Increases melee and ranged attack power by {n}', gives: 'attackPower' },
  { says: 'Increases ranged attack power by {n}', gives: 'rangedAttackPower' },
  {
    says: 'Increases attack power by {n} in Cat, Bear, Dire Bear, and Moonkin forms only',
    gives: 'feralAttackPower',
  },
  {
    says: '+{n} Attack Power in Cat, Bear, and Dire Bear forms only',
    gives: 'feralAttackPower',
  },
  { says: '+{n} Attack Power when fighting {creatures}', gives: attackPowerVersus },
  { says: 'Increases attack power by {n} when fighting {creatures}', gives: attackPowerVersus },
  { says: 'Attack Power increased by {n} when fighting {creatures}', gives: attackPowerVersus },
  {
    says: 'Reduces attack power by {n} when fighting {creatures}',
    gives: (n, creatures) => versus('attackPowerVs', creatures, -amount(n)),
  },
  { says: '+{n} Weapon Damage', gives: 'weaponDamageBonus' },
  { says: '+{n} to Weapon Damage', gives: 'weaponDamageBonus' },

  // Spell power
  { says: '{raises} spell power by {n}', gives: 'spellPower' },
  {
    says: 'Increases damage done by magical spells and effects by up to {n}',
    gives: 'spellPower',
    where: TOGETHER,
  },
  { says: '+?{n} Spell Power', gives: 'spellPower' },
  { says: '+?{n} Spell Damage and Healing', gives: 'spellPower' },
  {
    says: 'Increases damage and healing done by magical spells and effects by up to {n}',
    gives: 'spellPower',
  },
  {
    says: 'Increases healing done by up to {n} and damage done by up to {n} for all magical spells and effects',
    gives: ['healingPower', 'spellDamage'],
  },
  { says: '+?{n} Healing and +?{n} Spell Damage', gives: ['healingPower', 'spellDamage'] },
  { says: '+?{n} Healing, +?{n} Spell Damage', gives: ['healingPower', 'spellDamage'] },
  { says: '+?{n} Healing +?{n} Spell Damage', gives: ['healingPower', 'spellDamage'] },
  {
    says: 'Increases your spell damage by up to {n} and your healing by up to {n}',
    gives: ['spellDamage', 'healingPower'],
  },
  {
    says: 'Increases spell damage by up to {n} and healing by up to {n}',
    gives: ['spellDamage', 'healingPower'],
  },
  // Before Wrath a bare "Spell Damage" on gems and socket bonuses serves healing too.
  { says: '+?{n} Spell Damage', gives: 'spellPower' },
  { says: 'Increases healing done by spells and effects by up to {n}', gives: 'healingPower' },
  {
    says: 'Increases damage done by {school} spells and effects by up to {n}',
    gives: (school, n) => schoolDamage(school, amount(n)),
  },
  {
    says: 'Increases the damage done by {school} spells and effects by up to {n}',
    gives: (school, n) => schoolDamage(school, amount(n)),
  },
  {
    says: "Increases your pet's resistances by {n} and increases your spell damage by up to {n}",
    gives: (_pet, n) => ({ spellDamage: amount(n) }),
  },
  {
    says: "Increases your pet's resistances by {n} and increases your spell power by {n}",
    gives: (_pet, n) => ({ spellPower: amount(n) }),
  },
  {
    says: 'Increases damage done to {creatures} by magical spells and effects by up to {n}',
    gives: (creatures, n) => versus('spellPowerVs', creatures, amount(n)),
  },
  {
    says: 'Increases spell power against {creatures} by {n}',
    gives: (creatures, n) => versus('spellPowerVs', creatures, amount(n)),
  },
  {
    says: 'Decreases the magical resistances of your spell targets by {n}',
    gives: 'spellPenetration',
  },
  { says: '{raises} spell penetration by {n}', gives: 'spellPenetration' },
  { says: '+?{n} Spell Penetration', gives: 'spellPenetration' },

  // Hit, crit, haste
  { says: 'Improves your chance to hit by {n}%', gives: 'hitPercent' },
  { says: 'Improves your chance to hit with spells by {n}%', gives: 'spellHitPercent' },
  { says: 'Improves your chance to get a critical strike by {n}%', gives: 'critPercent' },
  {
    says: 'Improves your chance to get a critical strike with spells by {n}%',
    gives: 'spellCritPercent',
  },
  {
    says: 'Improves your chance to get a critical strike with missile weapons by {n}%',
    gives: 'rangedCritPercent',
  },
  { says: '{raises} hit rating by {n}', gives: 'hitRating' },
  { says: '{raises} critical strike rating by {n}', gives: 'critRating' },
  { says: '{raises} haste rating by {n}', gives: 'hasteRating' },
  { says: '+?{n} Hit Rating', gives: 'hitRating' },
  { says: '+?{n} Critical Strike Rating', gives: 'critRating' },
  { says: '+?{n} Haste Rating', gives: 'hasteRating' },
  // Wrath has one rating for weapons and spells; some old items still help spells alone.
  { says: '{raises} spell hit rating by {n}', gives: 'spellHitRating' },
  { says: '{raises} spell critical strike rating by {n}', gives: 'spellCritRating' },
  { says: '{raises} spell haste rating by {n}', gives: 'spellHasteRating' },
  { says: '+?{n} Spell Hit Rating', gives: 'spellHitRating' },
  { says: '+?{n} Spell Critical Strike Rating', gives: 'spellCritRating' },
  { says: '+?{n} Spell Haste Rating', gives: 'spellHasteRating' },
  { says: '{raises} melee critical strike rating by {n}', gives: 'meleeCritRating' },
  { says: '{raises} ranged critical strike rating by {n}', gives: 'rangedCritRating' },
  { says: '{raises} ranged haste rating by {n}', gives: 'rangedHasteRating' },

  // Piercing defences
  { says: '{raises} expertise rating by {n}', gives: 'expertiseRating' },
  { says: '+?{n} Expertise Rating', gives: 'expertiseRating' },
  { says: '{raises} armor penetration rating by {n}', gives: 'armorPenetrationRating' },
  { says: '{raises} armor penetration by {n}', gives: 'armorPenetrationRating' },
  { says: '+?{n} Armor Penetration Rating', gives: 'armorPenetrationRating' },
  { says: '+?{n} Armor Penetration', gives: 'armorPenetrationRating' },
  { says: "Your attacks ignore {n} of your opponent's armor", gives: 'armorPenetration' },

  // Defence
  { says: 'Increased Defense +{n}', gives: 'defense' },
  { says: 'Increases Defense by {n}', gives: 'defense' },
  { says: 'Increases your chance to dodge an attack by {n}%', gives: 'dodgePercent' },
  { says: 'Increases your chance to parry an attack by {n}%', gives: 'parryPercent' },
  {
    says: 'Decreases your chance to parry an attack by {n}%',
    gives: (n) => ({ parryPercent: -amount(n) }),
  },
  { says: 'Increases your chance to block attacks with a shield by {n}%', gives: 'blockPercent' },
  { says: 'Increases the block value of your shield by {n}', gives: 'blockValue' },
  { says: '+?{n} Block Value', gives: 'blockValue' },
  { says: '{raises} defense rating by {n}', gives: 'defenseRating' },
  { says: '{raises} dodge rating by {n}', gives: 'dodgeRating' },
  { says: '{raises} parry rating by {n}', gives: 'parryRating' },
  { says: '{raises} block rating by {n}', gives: 'blockRating' },
  { says: '{raises} shield block rating by {n}', gives: 'blockRating' },
  { says: '{raises} resilience rating by {n}', gives: 'resilienceRating' },
  { says: '+?{n} Defense Rating', gives: 'defenseRating' },
  { says: '+?{n} Dodge Rating', gives: 'dodgeRating' },
  { says: '+?{n} Parry Rating', gives: 'parryRating' },
  { says: '+?{n} Block Rating', gives: 'blockRating' },
  { says: '+?{n} Resilience Rating', gives: 'resilienceRating' },
  { says: '+?{n} resilience rating', gives: 'resilienceRating' },
  { says: '+?{n} Resilience', gives: 'resilienceRating' },
  {
    says: 'Increases Defense by {n}, Shadow resistance by {n} and your normal health regeneration by {n}',
    gives: ['defense', 'shadowResistance', 'hp5'],
  },
  {
    says: 'Increases defense rating by {n}, Shadow resistance by {n} and your normal health regeneration by {n}',
    gives: ['defenseRating', 'shadowResistance', 'hp5'],
  },
  {
    says: 'Protected from the cold. Your Frost resistance is increased by {n}',
    gives: 'frostResistance',
  },

  // Regeneration
  { says: 'Restores +?{n} mana {sec}', gives: 'mp5' },
  { says: '+?{n} mana {sec}', gives: 'mp5' },
  { says: '+?{n} Mana {sec}', gives: 'mp5' },
  { says: 'Restores +?{n} health {sec}', gives: 'hp5' },
  {
    says: 'Restores {n} health every {n} sec',
    gives: (n, seconds) => ({ hp5: (amount(n) * 5) / amount(seconds) }),
  },

  // Skills and speed
  {
    says: 'Increased {skill} +{n}',
    gives: (skill, n) => ({ [WEAPON_SKILLS[skill]!]: amount(n) }),
  },
  {
    says: '{profession} +{n}',
    gives: (profession, n) => ({ [`${profession.toLowerCase()}Skill`]: amount(n) }),
  },
  { says: 'Fishing skill increased by {n}', gives: 'fishingSkill' },
  { says: 'Increased Fishing +{n}', gives: 'fishingSkill' },
  { says: 'Run speed increased slightly', gives: () => ({ runSpeedPercent: 8 }) },
  { says: 'Increases mount speed by {n}%', gives: 'mountSpeedPercent' },
  {
    says: 'Increases mount speed by {n}%. Does not work for players above level {n}',
    gives: (n) => ({ mountSpeedPercent: amount(n) }),
  },
  { says: 'Increases your effective stealth level by {n}', gives: 'stealth' },
];

export function amount(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''));
}

function attributes(name: string | undefined, value: number): Stats {
  if (name !== 'All Stats') return { [name!.toLowerCase()]: value };
  return { strength: value, agility: value, stamina: value, intellect: value, spirit: value };
}

function resistance(school: string | undefined, value: number): Stats {
  return { [`${SCHOOLS[school!]}Resistance`]: value };
}

function allResistances(value: number): Stats {
  return {
    arcaneResistance: value,
    fireResistance: value,
    frostResistance: value,
    natureResistance: value,
    shadowResistance: value,
  };
}

function schoolDamage(school: string | undefined, value: number): Stats {
  return { [`${SCHOOLS[school!]}SpellDamage`]: value };
}

function attackPowerVersus(n?: string, creatures?: string): Stats {
  return versus('attackPowerVs', creatures, amount(n));
}

/** "Undead and Demons" counts against both. */
function versus(prefix: string, creatures: string | undefined, value: number): Stats {
  const kinds = creatures!.split(/ and |, /);
  return Object.fromEntries(kinds.map((kind) => [`${prefix}${kind}`, value]));
}
