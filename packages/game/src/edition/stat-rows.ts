import type { StatRow } from './edition.ts';

/** The lines a stats panel can show, by the figure of the sheet they read. */
const whole = (stat: string, label: string): StatRow => ({ stat, label, format: 'whole' });
const percent = (stat: string, label: string): StatRow => ({ stat, label, format: 'percent' });
const decimal = (stat: string, label: string): StatRow => ({ stat, label, format: 'decimal' });
const flag = (stat: string, label: string): StatRow => ({ stat, label, format: 'flag' });

const detail = (row: StatRow): StatRow => ({ ...row, detail: true });
const unwanted = (row: StatRow): StatRow => ({ ...row, unwanted: true });

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

export const ARMOR = whole('armor', 'Armor');
export const ATTACK_POWER = whole('attackPower', 'Attack Power');
export const RANGED_ATTACK_POWER = whole('rangedAttackPower', 'Ranged Attack Power');
export const SPELL_POWER = whole('spellPower', 'Spell Power');

export const DAMAGE_AND_HEALING: readonly StatRow[] = [
  whole('spellDamage', 'Spell Damage'),
  whole('healingPower', 'Healing'),
];

export const SCHOOL_DAMAGE: readonly StatRow[] = [
  detail(whole('arcaneSpellDamage', 'Arcane Damage')),
  detail(whole('fireSpellDamage', 'Fire Damage')),
  detail(whole('frostSpellDamage', 'Frost Damage')),
  detail(whole('holySpellDamage', 'Holy Damage')),
  detail(whole('natureSpellDamage', 'Nature Damage')),
  detail(whole('shadowSpellDamage', 'Shadow Damage')),
];

export const SPELL_PENETRATION = whole('spellPenetration', 'Spell Penetration');
export const SPELL_HIT = percent('spellHitPercent', 'Hit Chance');
export const SPELL_CRIT = percent('spellCritPercent', 'Crit Chance');
export const SPELL_HASTE = percent('spellHastePercent', 'Haste');
export const SPELL_RATINGS: readonly StatRow[] = [
  detail(whole('spellHitRating', 'Hit Rating')),
  detail(whole('spellCritRating', 'Crit Rating')),
  detail(whole('spellHasteRating', 'Haste Rating')),
];

export const MANA_REGEN: readonly StatRow[] = [
  whole('mp5', 'Mana per 5 sec (gear)'),
  whole('manaRegen', 'Mana Regen'),
  whole('manaRegenCasting', 'Mana Regen (casting)'),
];
export const HEALTH_REGEN = whole('healthRegen', 'Health Regen');

export const SPELL_VS_BOSS = unwanted(detail(percent('bossSpellMissPercent', 'Boss Resists')));

export const MELEE_WEAPONS: readonly StatRow[] = [
  detail(whole('mainHandDamageMin', 'Main Hand Damage (min)')),
  detail(whole('mainHandDamageMax', 'Main Hand Damage (max)')),
  decimal('mainHandSpeed', 'Main Hand Speed'),
  decimal('mainHandDps', 'Main Hand DPS'),
  detail(whole('offHandDamageMin', 'Off Hand Damage (min)')),
  detail(whole('offHandDamageMax', 'Off Hand Damage (max)')),
  detail(decimal('offHandSpeed', 'Off Hand Speed')),
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
  detail(whole('hitRating', 'Hit Rating')),
  detail(whole('critRating', 'Crit Rating')),
  detail(whole('hasteRating', 'Haste Rating')),
];
export const EXPERTISE: readonly StatRow[] = [
  detail(whole('expertiseRating', 'Expertise Rating')),
  whole('expertise', 'Expertise'),
  detail(percent('expertiseReduction', 'Dodge and Parry Reduced')),
];
export const ARMOR_PENETRATION = whole('armorPenetration', 'Armor Penetration');
export const ARMOR_PENETRATION_RATING: readonly StatRow[] = [
  detail(whole('armorPenetrationRating', 'Armor Penetration Rating')),
  percent('armorPenetrationPercent', 'Armor Penetration'),
];
export const MELEE_VS_BOSS: readonly StatRow[] = [
  unwanted(detail(percent('bossMissedPercent', 'Boss Missed'))),
  unwanted(detail(percent('bossDodgesPercent', 'Boss Dodges'))),
  unwanted(detail(percent('bossParriesPercent', 'Boss Parries'))),
  detail(percent('glancePercent', 'Glancing Blows')),
  detail(percent('critCapPercent', 'Crit Cap')),
];

export const RANGED_WEAPON: readonly StatRow[] = [
  detail(whole('rangedDamageMin', 'Damage (min)')),
  detail(whole('rangedDamageMax', 'Damage (max)')),
  decimal('rangedSpeed', 'Speed'),
  decimal('rangedDps', 'DPS'),
];
export const RANGED_CHANCES: readonly StatRow[] = [
  percent('rangedHitPercent', 'Hit Chance'),
  percent('rangedCritPercent', 'Crit Chance'),
  percent('rangedHastePercent', 'Haste'),
];
export const RANGED_RATINGS: readonly StatRow[] = [
  detail(whole('rangedHitRating', 'Hit Rating')),
  detail(whole('rangedCritRating', 'Crit Rating')),
  detail(whole('rangedHasteRating', 'Haste Rating')),
];
export const RANGED_VS_BOSS = unwanted(detail(percent('bossRangedMissPercent', 'Boss Missed')));

export const ARMOR_REDUCTION = percent('armorReduction', 'Damage Reduction');
export const DEFENSE_SKILL = whole('defenseSkill', 'Defense');
export const AVOIDANCE: readonly StatRow[] = [
  percent('dodgePercent', 'Dodge'),
  percent('parryPercent', 'Parry'),
  percent('blockPercent', 'Block'),
  whole('blockValue', 'Block Value'),
];
export const DEFENSE_RATINGS: readonly StatRow[] = [
  detail(whole('defenseRating', 'Defense Rating')),
  detail(whole('dodgeRating', 'Dodge Rating')),
  detail(whole('parryRating', 'Parry Rating')),
  detail(whole('blockRating', 'Block Rating')),
];
export const RESILIENCE: readonly StatRow[] = [
  whole('resilienceRating', 'Resilience'),
  detail(percent('resilienceCritReduction', 'Crit Chance Taken Reduced')),
  detail(percent('resilienceCritDamageReduction', 'Crit Damage Taken Reduced')),
  detail(percent('resiliencePlayerDamageReduction', 'Damage of Players Reduced')),
  detail(percent('resilienceManaDrainReduction', 'Mana Drains Reduced')),
];
export const BOSS_ATTACKS: readonly StatRow[] = [
  detail(percent('bossMissPercent', 'Boss Misses')),
  detail(percent('bossDodgedPercent', 'Dodged')),
  detail(percent('bossParriedPercent', 'Parried')),
  detail(percent('bossBlockedPercent', 'Blocked')),
  unwanted(detail(percent('bossCritPercent', 'Boss Crits'))),
];
export const BOSS_CRUSHES = unwanted(detail(percent('bossCrushPercent', 'Boss Crushes')));
export const UNCRITTABLE = detail(flag('uncrittable', 'Uncrittable'));
export const UNCRUSHABLE = detail(flag('uncrushable', 'Uncrushable'));
export const EFFECTIVE_HEALTH = whole('effectiveHealth', 'Effective Health');

export const RESISTANCES: readonly StatRow[] = [
  whole('arcaneResistance', 'Arcane'),
  whole('fireResistance', 'Fire'),
  whole('frostResistance', 'Frost'),
  whole('natureResistance', 'Nature'),
  whole('shadowResistance', 'Shadow'),
];
