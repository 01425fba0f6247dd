/** Every stat a planner can name, in the order of the sheet. `sheetOnly` stats come from talents, buffs and weights, never from an item. */
export type StatGroup =
  | 'attribute'
  | 'resource'
  | 'defense'
  | 'spell'
  | 'melee'
  | 'ranged'
  | 'resistance'
  | 'weapon'
  | 'weaponSkill'
  | 'socket'
  | 'creature'
  | 'profession'
  | 'misc';

export type EditionKey = 'classic' | 'sod' | 'tbc' | 'wrath';

const ALL: readonly EditionKey[] = ['classic', 'sod', 'tbc', 'wrath'];
const PERCENT_AGE: readonly EditionKey[] = ['classic', 'sod'];
const RATING_AGE: readonly EditionKey[] = ['tbc', 'wrath'];
const BEFORE_WRATH: readonly EditionKey[] = ['classic', 'sod', 'tbc'];

interface StatRow {
  readonly name: string;
  readonly label: string;
  readonly group: StatGroup;
  readonly editions: readonly EditionKey[];
  readonly sheetOnly?: true;
}

export const STATS = [
  { name: 'strength', label: 'Strength', group: 'attribute', editions: ALL },
  { name: 'agility', label: 'Agility', group: 'attribute', editions: ALL },
  { name: 'stamina', label: 'Stamina', group: 'attribute', editions: ALL },
  { name: 'intellect', label: 'Intellect', group: 'attribute', editions: ALL },
  { name: 'spirit', label: 'Spirit', group: 'attribute', editions: ALL },
  { name: 'health', label: 'Health', group: 'resource', editions: ALL },
  { name: 'mana', label: 'Mana', group: 'resource', editions: ALL },
  { name: 'hp5', label: 'Health per 5 sec', group: 'resource', editions: ALL },
  { name: 'mp5', label: 'Mana per 5 sec', group: 'resource', editions: ALL },
  { name: 'armor', label: 'Armor', group: 'defense', editions: ALL },
  { name: 'bonusArmor', label: 'Bonus Armor', group: 'defense', editions: ALL },
  { name: 'spellPower', label: 'Spell Power', group: 'spell', editions: ALL },
  { name: 'healingPower', label: 'Healing Power', group: 'spell', editions: BEFORE_WRATH },
  { name: 'spellDamage', label: 'Spell Damage', group: 'spell', editions: BEFORE_WRATH },
  { name: 'arcaneSpellDamage', label: 'Arcane Spell Damage', group: 'spell', editions: ALL },
  { name: 'fireSpellDamage', label: 'Fire Spell Damage', group: 'spell', editions: ALL },
  { name: 'frostSpellDamage', label: 'Frost Spell Damage', group: 'spell', editions: ALL },
  { name: 'holySpellDamage', label: 'Holy Spell Damage', group: 'spell', editions: BEFORE_WRATH },
  {
    name: 'natureSpellDamage',
    label: 'Nature Spell Damage',
    group: 'spell',
    editions: BEFORE_WRATH,
  },
  { name: 'shadowSpellDamage', label: 'Shadow Spell Damage', group: 'spell', editions: ALL },
  { name: 'spellPenetration', label: 'Spell Penetration', group: 'spell', editions: ALL },
  { name: 'spellHitPercent', label: 'Spell Hit %', group: 'spell', editions: PERCENT_AGE },
  { name: 'spellCritPercent', label: 'Spell Crit %', group: 'spell', editions: PERCENT_AGE },
  { name: 'spellHastePercent', label: 'Spell Haste %', group: 'spell', editions: PERCENT_AGE },
  { name: 'spellHitRating', label: 'Spell Hit Rating', group: 'spell', editions: RATING_AGE },
  { name: 'spellCritRating', label: 'Spell Crit Rating', group: 'spell', editions: RATING_AGE },
  { name: 'spellHasteRating', label: 'Spell Haste Rating', group: 'spell', editions: RATING_AGE },
  { name: 'attackPower', label: 'Attack Power', group: 'melee', editions: ALL },
  { name: 'rangedAttackPower', label: 'Ranged Attack Power', group: 'ranged', editions: ALL },
  { name: 'feralAttackPower', label: 'Feral Attack Power', group: 'melee', editions: ALL },
  { name: 'hitPercent', label: 'Hit %', group: 'melee', editions: PERCENT_AGE },
  { name: 'critPercent', label: 'Crit %', group: 'melee', editions: PERCENT_AGE },
  { name: 'hastePercent', label: 'Attack Speed %', group: 'melee', editions: PERCENT_AGE },
  { name: 'hitRating', label: 'Hit Rating', group: 'melee', editions: RATING_AGE },
  { name: 'critRating', label: 'Crit Rating', group: 'melee', editions: RATING_AGE },
  { name: 'hasteRating', label: 'Haste Rating', group: 'melee', editions: RATING_AGE },
  { name: 'meleeCritRating', label: 'Melee Crit Rating', group: 'melee', editions: ['tbc'] },
  { name: 'rangedHitPercent', label: 'Ranged Hit %', group: 'ranged', editions: PERCENT_AGE },
  { name: 'rangedCritPercent', label: 'Ranged Crit %', group: 'ranged', editions: PERCENT_AGE },
  {
    name: 'rangedHastePercent',
    label: 'Ranged Attack Speed %',
    group: 'ranged',
    editions: PERCENT_AGE,
  },
  { name: 'rangedHitRating', label: 'Ranged Hit Rating', group: 'ranged', editions: RATING_AGE },
  { name: 'rangedCritRating', label: 'Ranged Crit Rating', group: 'ranged', editions: RATING_AGE },
  {
    name: 'rangedHasteRating',
    label: 'Ranged Haste Rating',
    group: 'ranged',
    editions: RATING_AGE,
  },
  { name: 'expertise', label: 'Expertise', group: 'melee', editions: ['sod'] },
  { name: 'expertiseRating', label: 'Expertise Rating', group: 'melee', editions: RATING_AGE },
  { name: 'armorPenetration', label: 'Armor Penetration', group: 'melee', editions: BEFORE_WRATH },
  {
    name: 'armorPenetrationRating',
    label: 'Armor Penetration Rating',
    group: 'melee',
    editions: ['wrath'],
  },
  { name: 'defense', label: 'Defense', group: 'defense', editions: PERCENT_AGE },
  { name: 'defenseRating', label: 'Defense Rating', group: 'defense', editions: RATING_AGE },
  { name: 'dodgePercent', label: 'Dodge %', group: 'defense', editions: PERCENT_AGE },
  { name: 'dodgeRating', label: 'Dodge Rating', group: 'defense', editions: RATING_AGE },
  { name: 'parryPercent', label: 'Parry %', group: 'defense', editions: ALL },
  { name: 'parryRating', label: 'Parry Rating', group: 'defense', editions: RATING_AGE },
  { name: 'blockPercent', label: 'Block %', group: 'defense', editions: PERCENT_AGE },
  { name: 'blockRating', label: 'Block Rating', group: 'defense', editions: RATING_AGE },
  { name: 'blockValue', label: 'Block Value', group: 'defense', editions: ALL },
  { name: 'shieldBlock', label: 'Shield Block', group: 'defense', editions: ALL },
  { name: 'resilienceRating', label: 'Resilience Rating', group: 'defense', editions: RATING_AGE },
  { name: 'arcaneResistance', label: 'Arcane Resistance', group: 'resistance', editions: ALL },
  { name: 'fireResistance', label: 'Fire Resistance', group: 'resistance', editions: ALL },
  { name: 'frostResistance', label: 'Frost Resistance', group: 'resistance', editions: ALL },
  { name: 'natureResistance', label: 'Nature Resistance', group: 'resistance', editions: ALL },
  { name: 'shadowResistance', label: 'Shadow Resistance', group: 'resistance', editions: ALL },
  { name: 'weaponDamageMin', label: 'Weapon Damage (min)', group: 'weapon', editions: ALL },
  { name: 'weaponDamageMax', label: 'Weapon Damage (max)', group: 'weapon', editions: ALL },
  { name: 'weaponSpeed', label: 'Weapon Speed', group: 'weapon', editions: ALL },
  { name: 'weaponDps', label: 'Weapon DPS', group: 'weapon', editions: ALL },
  { name: 'weaponDamageBonus', label: 'Bonus Weapon Damage', group: 'weapon', editions: ALL },
  {
    name: 'rangedWeaponDamage',
    label: 'Bonus Ranged Weapon Damage',
    group: 'weapon',
    editions: ALL,
  },
  { name: 'axesSkill', label: 'Axes Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  {
    name: 'twoHandedAxesSkill',
    label: 'Two-Handed Axes Skill',
    group: 'weaponSkill',
    editions: PERCENT_AGE,
  },
  { name: 'bowsSkill', label: 'Bows Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  { name: 'crossbowsSkill', label: 'Crossbows Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  { name: 'daggersSkill', label: 'Daggers Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  {
    name: 'feralCombatSkill',
    label: 'Feral Combat Skill',
    group: 'weaponSkill',
    editions: PERCENT_AGE,
  },
  {
    name: 'fistWeaponsSkill',
    label: 'Fist Weapons Skill',
    group: 'weaponSkill',
    editions: PERCENT_AGE,
  },
  { name: 'gunsSkill', label: 'Guns Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  { name: 'macesSkill', label: 'Maces Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  {
    name: 'twoHandedMacesSkill',
    label: 'Two-Handed Maces Skill',
    group: 'weaponSkill',
    editions: PERCENT_AGE,
  },
  { name: 'polearmsSkill', label: 'Polearms Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  { name: 'stavesSkill', label: 'Staves Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  { name: 'swordsSkill', label: 'Swords Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  {
    name: 'twoHandedSwordsSkill',
    label: 'Two-Handed Swords Skill',
    group: 'weaponSkill',
    editions: PERCENT_AGE,
  },
  { name: 'thrownSkill', label: 'Thrown Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  { name: 'wandsSkill', label: 'Wands Skill', group: 'weaponSkill', editions: PERCENT_AGE },
  { name: 'redSockets', label: 'Red Sockets', group: 'socket', editions: RATING_AGE },
  { name: 'yellowSockets', label: 'Yellow Sockets', group: 'socket', editions: RATING_AGE },
  { name: 'blueSockets', label: 'Blue Sockets', group: 'socket', editions: RATING_AGE },
  { name: 'metaSockets', label: 'Meta Sockets', group: 'socket', editions: RATING_AGE },
  { name: 'prismaticSockets', label: 'Prismatic Sockets', group: 'socket', editions: RATING_AGE },
  {
    name: 'attackPowerVsUndead',
    label: 'Attack Power vs Undead',
    group: 'creature',
    editions: ALL,
  },
  {
    name: 'attackPowerVsDemons',
    label: 'Attack Power vs Demons',
    group: 'creature',
    editions: ALL,
  },
  {
    name: 'attackPowerVsBeasts',
    label: 'Attack Power vs Beasts',
    group: 'creature',
    editions: ALL,
  },
  {
    name: 'attackPowerVsDragonkin',
    label: 'Attack Power vs Dragonkin',
    group: 'creature',
    editions: ALL,
  },
  {
    name: 'attackPowerVsElementals',
    label: 'Attack Power vs Elementals',
    group: 'creature',
    editions: ALL,
  },
  {
    name: 'attackPowerVsMechanical',
    label: 'Attack Power vs Mechanical',
    group: 'creature',
    editions: ALL,
  },
  { name: 'spellPowerVsUndead', label: 'Spell Power vs Undead', group: 'creature', editions: ALL },
  { name: 'spellPowerVsDemons', label: 'Spell Power vs Demons', group: 'creature', editions: ALL },
  { name: 'fishingSkill', label: 'Fishing Skill', group: 'profession', editions: ALL },
  { name: 'herbalismSkill', label: 'Herbalism Skill', group: 'profession', editions: ALL },
  { name: 'miningSkill', label: 'Mining Skill', group: 'profession', editions: ALL },
  { name: 'skinningSkill', label: 'Skinning Skill', group: 'profession', editions: ALL },
  { name: 'runSpeedPercent', label: 'Run Speed %', group: 'misc', editions: ALL },
  { name: 'mountSpeedPercent', label: 'Mount Speed %', group: 'misc', editions: ALL },
  { name: 'stealth', label: 'Stealth', group: 'misc', editions: ALL },
  { name: 'threatPercent', label: 'Threat %', group: 'misc', editions: ALL },
  {
    name: 'meleeAttackPower',
    label: 'Melee Attack Power',
    group: 'melee',
    editions: ALL,
    sheetOnly: true,
  },
  { name: 'meleeHitPercent', label: 'Melee Hit %', group: 'melee', editions: ALL, sheetOnly: true },
  {
    name: 'meleeCritPercent',
    label: 'Melee Crit %',
    group: 'melee',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'meleeHastePercent',
    label: 'Melee Haste %',
    group: 'melee',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'armorFromItems',
    label: 'Armor from Items',
    group: 'defense',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'armorPenetrationPercent',
    label: 'Armor Penetration %',
    group: 'melee',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'castingManaRegenPercent',
    label: 'Mana Regeneration while Casting %',
    group: 'resource',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'critTakenPercent',
    label: 'Chance to be Critically Hit %',
    group: 'defense',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'spellCritTakenPercent',
    label: 'Chance to be Critically Hit by Spells %',
    group: 'defense',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'spellDamageTakenPercent',
    label: 'Spell Damage Taken %',
    group: 'defense',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'missChancePercent',
    label: 'Attackers Miss %',
    group: 'defense',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'enemyDodgePercent',
    label: 'Enemy Dodge %',
    group: 'melee',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'enemyParryPercent',
    label: 'Enemy Parry %',
    group: 'melee',
    editions: ALL,
    sheetOnly: true,
  },
  { name: 'canParry', label: 'Can Parry', group: 'defense', editions: ALL, sheetOnly: true },
  {
    name: 'healthRegen',
    label: 'Health Regeneration',
    group: 'resource',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'weaponDamageVsBeasts',
    label: 'Weapon Damage vs Beasts',
    group: 'creature',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'weaponDamageVsElementals',
    label: 'Weapon Damage vs Elementals',
    group: 'creature',
    editions: ALL,
    sheetOnly: true,
  },
  { name: 'mainHandDps', label: 'Main Hand DPS', group: 'weapon', editions: ALL, sheetOnly: true },
  { name: 'offHandDps', label: 'Off Hand DPS', group: 'weapon', editions: ALL, sheetOnly: true },
  { name: 'rangedDps', label: 'Ranged DPS', group: 'weapon', editions: ALL, sheetOnly: true },
  {
    name: 'arcaneHitPercent',
    label: 'Arcane Hit %',
    group: 'spell',
    editions: ALL,
    sheetOnly: true,
  },
  { name: 'fireHitPercent', label: 'Fire Hit %', group: 'spell', editions: ALL, sheetOnly: true },
  { name: 'frostHitPercent', label: 'Frost Hit %', group: 'spell', editions: ALL, sheetOnly: true },
  { name: 'holyHitPercent', label: 'Holy Hit %', group: 'spell', editions: ALL, sheetOnly: true },
  {
    name: 'natureHitPercent',
    label: 'Nature Hit %',
    group: 'spell',
    editions: ALL,
    sheetOnly: true,
  },
  {
    name: 'shadowHitPercent',
    label: 'Shadow Hit %',
    group: 'spell',
    editions: ALL,
    sheetOnly: true,
  },
  { name: 'timeworn', label: 'Timeworn', group: 'misc', editions: ['sod'], sheetOnly: true },
  { name: 'sanctified', label: 'Sanctified', group: 'misc', editions: ['sod'], sheetOnly: true },
] as const satisfies readonly StatRow[];

export type StatName = (typeof STATS)[number]['name'];

/** Amounts by stat; absent means none. */
export type Stats = Readonly<Partial<Record<StatName, number>>>;

export const STAT_NAMES: readonly StatName[] = STATS.map((stat) => stat.name);

const indexByName = new Map<string, number>(STAT_NAMES.map((name, index) => [name, index]));

/** The stat's place in the catalogue: its number in every compiled pack. */
export function statIndex(name: StatName): number {
  return indexByName.get(name)!;
}

export function isStatName(name: string): name is StatName {
  return indexByName.has(name);
}

export function statLabel(name: StatName): string {
  return STATS[statIndex(name)]!.label;
}
