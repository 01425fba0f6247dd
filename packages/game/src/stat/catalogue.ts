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

/**
 * What an edition's game counts by. A stat with an age is there only in the editions of that age (`Edition.statAges`);
 * one without is in all of them.
 */
export type StatAge =
  /** Chances on items are percents, skills points. */
  | 'percents'
  /** Chances on items are ratings. */
  | 'ratings'
  /** A rating for melee crits alone. */
  | 'meleeCritRating'
  /** Damage and healing of spells are apart, and every school has its own. */
  | 'schoolPower'
  /** Armor is passed by point by point. */
  | 'flatPenetration'
  /** Armor is passed by in percents, by a rating. */
  | 'penetrationRating'
  /** What Season of Discovery added. */
  | 'discovery';

interface StatRow {
  readonly name: string;
  readonly label: string;
  readonly group: StatGroup;
  readonly age?: StatAge;
  readonly sheetOnly?: true;
}

export const STATS = [
  { name: 'strength', label: 'Strength', group: 'attribute' },
  { name: 'agility', label: 'Agility', group: 'attribute' },
  { name: 'stamina', label: 'Stamina', group: 'attribute' },
  { name: 'intellect', label: 'Intellect', group: 'attribute' },
  { name: 'spirit', label: 'Spirit', group: 'attribute' },
  { name: 'health', label: 'Health', group: 'resource' },
  { name: 'mana', label: 'Mana', group: 'resource' },
  { name: 'hp5', label: 'Health per 5 sec', group: 'resource' },
  { name: 'mp5', label: 'Mana per 5 sec', group: 'resource' },
  { name: 'armor', label: 'Armor', group: 'defense' },
  { name: 'bonusArmor', label: 'Bonus Armor', group: 'defense' },
  { name: 'spellPower', label: 'Spell Power', group: 'spell' },
  { name: 'healingPower', label: 'Healing Power', group: 'spell', age: 'schoolPower' },
  { name: 'spellDamage', label: 'Spell Damage', group: 'spell', age: 'schoolPower' },
  { name: 'arcaneSpellDamage', label: 'Arcane Spell Damage', group: 'spell' },
  { name: 'fireSpellDamage', label: 'Fire Spell Damage', group: 'spell' },
  { name: 'frostSpellDamage', label: 'Frost Spell Damage', group: 'spell' },
  { name: 'holySpellDamage', label: 'Holy Spell Damage', group: 'spell', age: 'schoolPower' },
  {
    name: 'natureSpellDamage',
    label: 'Nature Spell Damage',
    group: 'spell',
    age: 'schoolPower',
  },
  { name: 'shadowSpellDamage', label: 'Shadow Spell Damage', group: 'spell' },
  { name: 'spellPenetration', label: 'Spell Penetration', group: 'spell' },
  { name: 'spellHitPercent', label: 'Spell Hit %', group: 'spell', age: 'percents' },
  { name: 'spellCritPercent', label: 'Spell Crit %', group: 'spell', age: 'percents' },
  { name: 'spellHastePercent', label: 'Spell Haste %', group: 'spell', age: 'percents' },
  { name: 'spellHitRating', label: 'Spell Hit Rating', group: 'spell', age: 'ratings' },
  { name: 'spellCritRating', label: 'Spell Crit Rating', group: 'spell', age: 'ratings' },
  { name: 'spellHasteRating', label: 'Spell Haste Rating', group: 'spell', age: 'ratings' },
  { name: 'attackPower', label: 'Attack Power', group: 'melee' },
  { name: 'rangedAttackPower', label: 'Ranged Attack Power', group: 'ranged' },
  { name: 'feralAttackPower', label: 'Feral Attack Power', group: 'melee' },
  { name: 'hitPercent', label: 'Hit %', group: 'melee', age: 'percents' },
  { name: 'critPercent', label: 'Crit %', group: 'melee', age: 'percents' },
  { name: 'hastePercent', label: 'Attack Speed %', group: 'melee', age: 'percents' },
  { name: 'hitRating', label: 'Hit Rating', group: 'melee', age: 'ratings' },
  { name: 'critRating', label: 'Crit Rating', group: 'melee', age: 'ratings' },
  { name: 'hasteRating', label: 'Haste Rating', group: 'melee', age: 'ratings' },
  { name: 'meleeCritRating', label: 'Melee Crit Rating', group: 'melee', age: 'meleeCritRating' },
  { name: 'rangedHitPercent', label: 'Ranged Hit %', group: 'ranged', age: 'percents' },
  { name: 'rangedCritPercent', label: 'Ranged Crit %', group: 'ranged', age: 'percents' },
  {
    name: 'rangedHastePercent',
    label: 'Ranged Attack Speed %',
    group: 'ranged',
    age: 'percents',
  },
  { name: 'rangedHitRating', label: 'Ranged Hit Rating', group: 'ranged', age: 'ratings' },
  { name: 'rangedCritRating', label: 'Ranged Crit Rating', group: 'ranged', age: 'ratings' },
  {
    name: 'rangedHasteRating',
    label: 'Ranged Haste Rating',
    group: 'ranged',
    age: 'ratings',
  },
  { name: 'expertise', label: 'Expertise', group: 'melee', age: 'discovery' },
  { name: 'expertiseRating', label: 'Expertise Rating', group: 'melee', age: 'ratings' },
  { name: 'armorPenetration', label: 'Armor Penetration', group: 'melee', age: 'flatPenetration' },
  {
    name: 'armorPenetrationRating',
    label: 'Armor Penetration Rating',
    group: 'melee',
    age: 'penetrationRating',
  },
  { name: 'defense', label: 'Defense', group: 'defense', age: 'percents' },
  { name: 'defenseRating', label: 'Defense Rating', group: 'defense', age: 'ratings' },
  { name: 'dodgePercent', label: 'Dodge %', group: 'defense', age: 'percents' },
  { name: 'dodgeRating', label: 'Dodge Rating', group: 'defense', age: 'ratings' },
  { name: 'parryPercent', label: 'Parry %', group: 'defense' },
  { name: 'parryRating', label: 'Parry Rating', group: 'defense', age: 'ratings' },
  { name: 'blockPercent', label: 'Block %', group: 'defense', age: 'percents' },
  { name: 'blockRating', label: 'Block Rating', group: 'defense', age: 'ratings' },
  { name: 'blockValue', label: 'Block Value', group: 'defense' },
  { name: 'shieldBlock', label: 'Shield Block', group: 'defense' },
  { name: 'resilienceRating', label: 'Resilience Rating', group: 'defense', age: 'ratings' },
  { name: 'arcaneResistance', label: 'Arcane Resistance', group: 'resistance' },
  { name: 'fireResistance', label: 'Fire Resistance', group: 'resistance' },
  { name: 'frostResistance', label: 'Frost Resistance', group: 'resistance' },
  { name: 'natureResistance', label: 'Nature Resistance', group: 'resistance' },
  { name: 'shadowResistance', label: 'Shadow Resistance', group: 'resistance' },
  { name: 'weaponDamageMin', label: 'Weapon Damage (min)', group: 'weapon' },
  { name: 'weaponDamageMax', label: 'Weapon Damage (max)', group: 'weapon' },
  { name: 'weaponSpeed', label: 'Weapon Speed', group: 'weapon' },
  { name: 'weaponDps', label: 'Weapon DPS', group: 'weapon' },
  { name: 'weaponDamageBonus', label: 'Bonus Weapon Damage', group: 'weapon' },
  {
    name: 'rangedWeaponDamage',
    label: 'Bonus Ranged Weapon Damage',
    group: 'weapon',
  },
  { name: 'axesSkill', label: 'Axes Skill', group: 'weaponSkill', age: 'percents' },
  {
    name: 'twoHandedAxesSkill',
    label: 'Two-Handed Axes Skill',
    group: 'weaponSkill',
    age: 'percents',
  },
  { name: 'bowsSkill', label: 'Bows Skill', group: 'weaponSkill', age: 'percents' },
  { name: 'crossbowsSkill', label: 'Crossbows Skill', group: 'weaponSkill', age: 'percents' },
  { name: 'daggersSkill', label: 'Daggers Skill', group: 'weaponSkill', age: 'percents' },
  {
    name: 'feralCombatSkill',
    label: 'Feral Combat Skill',
    group: 'weaponSkill',
    age: 'percents',
  },
  {
    name: 'fistWeaponsSkill',
    label: 'Fist Weapons Skill',
    group: 'weaponSkill',
    age: 'percents',
  },
  { name: 'gunsSkill', label: 'Guns Skill', group: 'weaponSkill', age: 'percents' },
  { name: 'macesSkill', label: 'Maces Skill', group: 'weaponSkill', age: 'percents' },
  {
    name: 'twoHandedMacesSkill',
    label: 'Two-Handed Maces Skill',
    group: 'weaponSkill',
    age: 'percents',
  },
  { name: 'polearmsSkill', label: 'Polearms Skill', group: 'weaponSkill', age: 'percents' },
  { name: 'stavesSkill', label: 'Staves Skill', group: 'weaponSkill', age: 'percents' },
  { name: 'swordsSkill', label: 'Swords Skill', group: 'weaponSkill', age: 'percents' },
  {
    name: 'twoHandedSwordsSkill',
    label: 'Two-Handed Swords Skill',
    group: 'weaponSkill',
    age: 'percents',
  },
  { name: 'thrownSkill', label: 'Thrown Skill', group: 'weaponSkill', age: 'percents' },
  { name: 'wandsSkill', label: 'Wands Skill', group: 'weaponSkill', age: 'percents' },
  { name: 'redSockets', label: 'Red Sockets', group: 'socket', age: 'ratings' },
  { name: 'yellowSockets', label: 'Yellow Sockets', group: 'socket', age: 'ratings' },
  { name: 'blueSockets', label: 'Blue Sockets', group: 'socket', age: 'ratings' },
  { name: 'metaSockets', label: 'Meta Sockets', group: 'socket', age: 'ratings' },
  { name: 'prismaticSockets', label: 'Prismatic Sockets', group: 'socket', age: 'ratings' },
  {
    name: 'attackPowerVsUndead',
    label: 'Attack Power vs Undead',
    group: 'creature',
  },
  {
    name: 'attackPowerVsDemons',
    label: 'Attack Power vs Demons',
    group: 'creature',
  },
  {
    name: 'attackPowerVsBeasts',
    label: 'Attack Power vs Beasts',
    group: 'creature',
  },
  {
    name: 'attackPowerVsDragonkin',
    label: 'Attack Power vs Dragonkin',
    group: 'creature',
  },
  {
    name: 'attackPowerVsElementals',
    label: 'Attack Power vs Elementals',
    group: 'creature',
  },
  {
    name: 'attackPowerVsMechanical',
    label: 'Attack Power vs Mechanical',
    group: 'creature',
  },
  { name: 'spellPowerVsUndead', label: 'Spell Power vs Undead', group: 'creature' },
  { name: 'spellPowerVsDemons', label: 'Spell Power vs Demons', group: 'creature' },
  { name: 'fishingSkill', label: 'Fishing Skill', group: 'profession' },
  { name: 'herbalismSkill', label: 'Herbalism Skill', group: 'profession' },
  { name: 'miningSkill', label: 'Mining Skill', group: 'profession' },
  { name: 'skinningSkill', label: 'Skinning Skill', group: 'profession' },
  { name: 'runSpeedPercent', label: 'Run Speed %', group: 'misc' },
  { name: 'mountSpeedPercent', label: 'Mount Speed %', group: 'misc' },
  { name: 'stealth', label: 'Stealth', group: 'misc' },
  { name: 'threatPercent', label: 'Threat %', group: 'misc' },
  {
    name: 'meleeAttackPower',
    label: 'Melee Attack Power',
    group: 'melee',
    sheetOnly: true,
  },
  { name: 'meleeHitPercent', label: 'Melee Hit %', group: 'melee', sheetOnly: true },
  {
    name: 'meleeCritPercent',
    label: 'Melee Crit %',
    group: 'melee',
    sheetOnly: true,
  },
  {
    name: 'meleeHastePercent',
    label: 'Melee Haste %',
    group: 'melee',
    sheetOnly: true,
  },
  {
    name: 'armorFromItems',
    label: 'Armor from Items',
    group: 'defense',
    sheetOnly: true,
  },
  {
    name: 'armorPenetrationPercent',
    label: 'Armor Penetration %',
    group: 'melee',
    sheetOnly: true,
  },
  {
    name: 'castingManaRegenPercent',
    label: 'Mana Regeneration while Casting %',
    group: 'resource',
    sheetOnly: true,
  },
  {
    name: 'critTakenPercent',
    label: 'Chance to be Critically Hit %',
    group: 'defense',
    sheetOnly: true,
  },
  {
    name: 'spellCritTakenPercent',
    label: 'Chance to be Critically Hit by Spells %',
    group: 'defense',
    sheetOnly: true,
  },
  {
    name: 'spellDamageTakenPercent',
    label: 'Spell Damage Taken %',
    group: 'defense',
    sheetOnly: true,
  },
  {
    name: 'missChancePercent',
    label: 'Attackers Miss %',
    group: 'defense',
    sheetOnly: true,
  },
  {
    name: 'enemyDodgePercent',
    label: 'Enemy Dodge %',
    group: 'melee',
    sheetOnly: true,
  },
  {
    name: 'enemyParryPercent',
    label: 'Enemy Parry %',
    group: 'melee',
    sheetOnly: true,
  },
  { name: 'canParry', label: 'Can Parry', group: 'defense', sheetOnly: true },
  {
    name: 'healthRegen',
    label: 'Health Regeneration',
    group: 'resource',
    sheetOnly: true,
  },
  {
    name: 'weaponDamageVsBeasts',
    label: 'Weapon Damage vs Beasts',
    group: 'creature',
    sheetOnly: true,
  },
  {
    name: 'weaponDamageVsElementals',
    label: 'Weapon Damage vs Elementals',
    group: 'creature',
    sheetOnly: true,
  },
  { name: 'mainHandDps', label: 'Main Hand DPS', group: 'weapon', sheetOnly: true },
  { name: 'offHandDps', label: 'Off Hand DPS', group: 'weapon', sheetOnly: true },
  { name: 'rangedDps', label: 'Ranged DPS', group: 'weapon', sheetOnly: true },
  {
    name: 'arcaneHitPercent',
    label: 'Arcane Hit %',
    group: 'spell',
    sheetOnly: true,
  },
  { name: 'fireHitPercent', label: 'Fire Hit %', group: 'spell', sheetOnly: true },
  { name: 'frostHitPercent', label: 'Frost Hit %', group: 'spell', sheetOnly: true },
  { name: 'holyHitPercent', label: 'Holy Hit %', group: 'spell', sheetOnly: true },
  {
    name: 'natureHitPercent',
    label: 'Nature Hit %',
    group: 'spell',
    sheetOnly: true,
  },
  {
    name: 'shadowHitPercent',
    label: 'Shadow Hit %',
    group: 'spell',
    sheetOnly: true,
  },
  { name: 'timeworn', label: 'Timeworn', group: 'misc', age: 'discovery', sheetOnly: true },
  { name: 'sanctified', label: 'Sanctified', group: 'misc', age: 'discovery', sheetOnly: true },
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

/** Whether an edition of these ages has the stat. */
export function editionHasStat(name: StatName, { statAges }: StatAges): boolean {
  const { age }: StatRow = STATS[statIndex(name)]!;
  return age === undefined || statAges.includes(age);
}

/** An edition, as far as its stats go. */
export interface StatAges {
  readonly statAges: readonly StatAge[];
}

export function statLabel(name: StatName): string {
  return STATS[statIndex(name)]!.label;
}
