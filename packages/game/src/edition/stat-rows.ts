import type { StatRow } from './edition.ts';

/** The lines a stats panel can show, by the figure of the sheet they read. */
const whole = (stat: string, label: string): StatRow => ({ stat, label, format: 'whole' });
const percent = (stat: string, label: string): StatRow => ({ stat, label, format: 'percent' });
const decimal = (stat: string, label: string): StatRow => ({ stat, label, format: 'decimal' });
const flag = (stat: string, label: string): StatRow => ({ stat, label, format: 'flag' });

export const ATTRIBUTES: readonly StatRow[] = [
  whole('strength', 'Strength'),
  whole('agility', 'Agility'),
  whole('stamina', 'Stamina'),
  whole('intellect', 'Intellect'),
  whole('spirit', 'Spirit'),
];

export const HEALTH_AND_MANA: readonly StatRow[] = [
  whole('health', 'Health'),
  whole('mana', 'Mana'),
];

export const ARMOR = whole('armorWorn', 'Armor');
export const ATTACK_POWER = whole('meleeAttackPower', 'Attack Power');
export const RANGED_ATTACK_POWER = whole('rangedAttackPower', 'Ranged Attack Power');
export const SPELL_POWER = whole('spellPower', 'Spell Power');

export const DAMAGE_AND_HEALING: readonly StatRow[] = [
  whole('spellDamage', 'Spell Damage'),
  whole('healing', 'Healing'),
];

export const SCHOOL_DAMAGE: readonly StatRow[] = [
  whole('arcaneSpellDamage', 'Arcane Damage'),
  whole('fireSpellDamage', 'Fire Damage'),
  whole('frostSpellDamage', 'Frost Damage'),
  whole('holySpellDamage', 'Holy Damage'),
  whole('natureSpellDamage', 'Nature Damage'),
  whole('shadowSpellDamage', 'Shadow Damage'),
];

export const SPELL_PENETRATION = whole('spellPenetration', 'Spell Penetration');
export const SPELL_HIT = percent('spellHitPercent', 'Hit Chance');
export const SPELL_CRIT = percent('spellCritPercent', 'Crit Chance');
export const SPELL_HASTE = percent('spellHastePercent', 'Haste');
export const SPELL_RATINGS: readonly StatRow[] = [
  whole('spellHitRating', 'Hit Rating'),
  whole('spellCritRating', 'Crit Rating'),
  whole('spellHasteRating', 'Haste Rating'),
];

export const MANA_REGEN: readonly StatRow[] = [
  whole('mp5', 'Mana per 5 sec (gear)'),
  whole('manaRegen', 'Mana Regen'),
  whole('manaRegenCasting', 'Mana Regen (casting)'),
];
export const HEALTH_REGEN = whole('healthRegen', 'Health Regen');

export const SPELL_VS_BOSS = percent('bossSpellMissPercent', 'Boss Resists');

export const MELEE_WEAPONS: readonly StatRow[] = [
  whole('mainHandDamageMin', 'Main Hand Damage (min)'),
  whole('mainHandDamageMax', 'Main Hand Damage (max)'),
  decimal('mainHandSpeed', 'Main Hand Speed'),
  decimal('mainHandDps', 'Main Hand DPS'),
  whole('offHandDamageMin', 'Off Hand Damage (min)'),
  whole('offHandDamageMax', 'Off Hand Damage (max)'),
  decimal('offHandSpeed', 'Off Hand Speed'),
  decimal('offHandDps', 'Off Hand DPS'),
];
export const WEAPON_SKILLS: readonly StatRow[] = [
  whole('mainHandSkill', 'Main Hand Skill'),
  whole('offHandSkill', 'Off Hand Skill'),
];
export const RANGED_SKILL = whole('rangedSkill', 'Weapon Skill');
export const MELEE_CHANCES: readonly StatRow[] = [
  percent('meleeHitPercent', 'Hit Chance'),
  percent('meleeCritPercent', 'Crit Chance'),
  percent('meleeHastePercent', 'Haste'),
];
export const MELEE_RATINGS: readonly StatRow[] = [
  whole('hitRating', 'Hit Rating'),
  whole('critRating', 'Crit Rating'),
  whole('hasteRating', 'Haste Rating'),
];
export const EXPERTISE: readonly StatRow[] = [
  whole('expertiseRating', 'Expertise Rating'),
  whole('expertise', 'Expertise'),
  percent('expertiseReduction', 'Off Dodge and Parry'),
];
export const ARMOR_PENETRATION = whole('armorPenetration', 'Armor Penetration');
export const ARMOR_PENETRATION_RATING: readonly StatRow[] = [
  whole('armorPenetrationRating', 'Armor Penetration Rating'),
  percent('armorPenetrationPercent', 'Armor Penetration'),
];
export const MELEE_VS_BOSS: readonly StatRow[] = [
  percent('bossMissedPercent', 'Boss Missed'),
  percent('bossDodgesPercent', 'Boss Dodges'),
  percent('bossParriesPercent', 'Boss Parries'),
  percent('glancePercent', 'Glancing Blows'),
  percent('critCapPercent', 'Crit Cap'),
];

export const RANGED_WEAPON: readonly StatRow[] = [
  whole('rangedDamageMin', 'Damage (min)'),
  whole('rangedDamageMax', 'Damage (max)'),
  decimal('rangedSpeed', 'Speed'),
  decimal('rangedDps', 'DPS'),
];
export const RANGED_CHANCES: readonly StatRow[] = [
  percent('rangedHitPercent', 'Hit Chance'),
  percent('rangedCritPercent', 'Crit Chance'),
  percent('rangedHastePercent', 'Haste'),
];
export const RANGED_RATINGS: readonly StatRow[] = [
  whole('rangedHitRating', 'Hit Rating'),
  whole('rangedCritRating', 'Crit Rating'),
  whole('rangedHasteRating', 'Haste Rating'),
];
export const RANGED_VS_BOSS = percent('bossRangedMissPercent', 'Boss Missed');

export const ARMOR_REDUCTION = percent('armorReduction', 'Damage Reduction');
export const DEFENSE_SKILL = whole('defenseSkill', 'Defense');
export const AVOIDANCE: readonly StatRow[] = [
  percent('dodgeChance', 'Dodge'),
  percent('parryPercent', 'Parry'),
  percent('blockPercent', 'Block'),
  whole('blockedDamage', 'Block Value'),
];
export const DEFENSE_RATINGS: readonly StatRow[] = [
  whole('defenseRating', 'Defense Rating'),
  whole('dodgeRating', 'Dodge Rating'),
  whole('parryRating', 'Parry Rating'),
  whole('blockRating', 'Block Rating'),
];
export const RESILIENCE: readonly StatRow[] = [
  whole('resilienceRating', 'Resilience'),
  percent('resilienceCritReduction', 'Off Crit Chance Taken'),
  percent('resilienceCritDamageReduction', 'Off Crit Damage Taken'),
];
export const BOSS_ATTACKS: readonly StatRow[] = [
  percent('bossMissPercent', 'Boss Misses'),
  percent('bossDodgedPercent', 'Dodged'),
  percent('bossParriedPercent', 'Parried'),
  percent('bossBlockedPercent', 'Blocked'),
  percent('bossCritPercent', 'Boss Crits'),
];
export const BOSS_CRUSHES = percent('bossCrushPercent', 'Boss Crushes');
export const UNCRITTABLE = flag('uncrittable', 'Uncrittable');
export const UNCRUSHABLE = flag('uncrushable', 'Uncrushable');
export const EFFECTIVE_HEALTH = whole('effectiveHealth', 'Effective Health');

export const RESISTANCES: readonly StatRow[] = [
  whole('arcaneResistance', 'Arcane'),
  whole('fireResistance', 'Fire'),
  whole('frostResistance', 'Frost'),
  whole('natureResistance', 'Nature'),
  whole('shadowResistance', 'Shadow'),
];
