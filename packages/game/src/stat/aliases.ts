import { editionHasStat, STATS, type StatAges, type StatName } from './catalogue.ts';
import { SHORT_NAMES } from './short-names.ts';

/**
 * Other spellings of the stats, as links, importers and simulators write them.
 * Each stands for the first of its stats that the edition has, so `hit` is a rating where ratings exist and a percent before.
 */
const ALIASES: readonly (readonly [names: readonly string[], stats: readonly StatName[]])[] = [
  [
    ['hit', 'meleeHit', 'hitRating', 'hitPercent'],
    ['hitRating', 'hitPercent'],
  ],
  [
    ['crit', 'meleeCrit', 'critRating', 'critPercent'],
    ['critRating', 'critPercent'],
  ],
  [
    ['haste', 'meleeHaste', 'hasteRating', 'hastePercent', 'attackSpeed'],
    ['hasteRating', 'hastePercent'],
  ],
  [['meleeCritRating'], ['meleeCritRating', 'critRating', 'critPercent']],
  [
    ['rangedHit', 'rangedHitRating', 'rangedHitPercent'],
    ['rangedHitRating', 'rangedHitPercent'],
  ],
  [
    ['rangedCrit', 'rangedCritRating', 'rangedCritPercent'],
    ['rangedCritRating', 'rangedCritPercent'],
  ],
  [
    ['rangedHaste', 'rangedHasteRating', 'rangedSpeed'],
    ['rangedHasteRating', 'rangedHastePercent'],
  ],
  [
    ['spellHit', 'spellHitRating', 'spellHitPercent'],
    ['spellHitRating', 'spellHitPercent'],
  ],
  [
    ['spellCrit', 'spellCritRating', 'spellCritPercent'],
    ['spellCritRating', 'spellCritPercent'],
  ],
  [
    ['spellHaste', 'spellHasteRating', 'spellHastePercent'],
    ['spellHasteRating', 'spellHastePercent'],
  ],
  [
    ['expertise', 'expertiseRating', 'exp'],
    ['expertiseRating', 'expertise'],
  ],
  [
    ['armorPen', 'arPen', 'armorPenetration', 'armorPenetrationRating', 'armorPenRating'],
    ['armorPenetrationRating', 'armorPenetration'],
  ],
  [
    ['defense', 'defence', 'defenseRating', 'defenseSkill'],
    ['defenseRating', 'defense'],
  ],
  [
    ['dodge', 'dodgeRating', 'dodgePercent'],
    ['dodgeRating', 'dodgePercent'],
  ],
  [
    ['parry', 'parryRating'],
    ['parryRating', 'parryPercent'],
  ],
  [
    ['block', 'blockRating', 'blockPercent', 'blockChance'],
    ['blockRating', 'blockPercent'],
  ],
  [['resilience'], ['resilienceRating']],
  [
    ['spellDamage', 'spellDmg', 'damage'],
    ['spellDamage', 'spellPower'],
  ],
  [
    ['healing', 'healingPower', 'healPower'],
    ['healingPower', 'spellPower'],
  ],
  [['arcaneDamage', 'arcanePower', 'arcaneSpellPower'], ['arcaneSpellDamage']],
  [['fireDamage', 'firePower', 'fireSpellPower'], ['fireSpellDamage']],
  [['frostDamage', 'frostPower', 'frostSpellPower'], ['frostSpellDamage']],
  [['holyDamage', 'holyPower', 'holySpellPower'], ['holySpellDamage']],
  [['natureDamage', 'naturePower', 'natureSpellPower'], ['natureSpellDamage']],
  [['shadowDamage', 'shadowPower', 'shadowSpellPower'], ['shadowSpellDamage']],
  [['spellPen'], ['spellPenetration']],
  [['feralAp'], ['feralAttackPower']],
  [['rangedAp'], ['rangedAttackPower']],
  [['manaPer5', 'manaRegen', 'mp5s'], ['mp5']],
  [['healthPer5', 'hp5s'], ['hp5']],
  [['extraArmor', 'armor2'], ['bonusArmor']],
  [['dps', 'meleeDps'], ['weaponDps']],
  [['mhDps'], ['mainHandDps']],
  [['ohDps'], ['offHandDps']],
  [['speed', 'meleeSpeed'], ['weaponSpeed']],
  [['minDamage', 'damageMin'], ['weaponDamageMin']],
  [['maxDamage', 'damageMax'], ['weaponDamageMax']],
  [['weaponDamage', 'bonusWeaponDamage'], ['weaponDamageBonus']],
  [['axeSkill'], ['axesSkill']],
  [['axe2hSkill', 'twoHandedAxeSkill'], ['twoHandedAxesSkill']],
  [['maceSkill'], ['macesSkill']],
  [['mace2hSkill', 'twoHandedMaceSkill'], ['twoHandedMacesSkill']],
  [['swordSkill'], ['swordsSkill']],
  [['sword2hSkill', 'twoHandedSwordSkill'], ['twoHandedSwordsSkill']],
  [['daggerSkill'], ['daggersSkill']],
  [['fistSkill', 'unarmedSkill', 'fistWeaponSkill'], ['fistWeaponsSkill']],
  [['polearmSkill'], ['polearmsSkill']],
  [['staffSkill'], ['stavesSkill']],
  [['bowSkill'], ['bowsSkill']],
  [['crossbowSkill'], ['crossbowsSkill']],
  [['gunSkill'], ['gunsSkill']],
  [['wandSkill'], ['wandsSkill']],
  [['feralSkill'], ['feralCombatSkill']],
  [['arcaneResist', 'arcaneRes'], ['arcaneResistance']],
  [['fireResist', 'fireRes'], ['fireResistance']],
  [['frostResist', 'frostRes'], ['frostResistance']],
  [['natureResist', 'natureRes'], ['natureResistance']],
  [['shadowResist', 'shadowRes'], ['shadowResistance']],
  [['redSocket'], ['redSockets']],
  [['yellowSocket'], ['yellowSockets']],
  [['blueSocket'], ['blueSockets']],
  [['metaSocket'], ['metaSockets']],
  [['prismaticSocket'], ['prismaticSockets']],
];

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** By spelling, the stats it may stand for, best first: its own name, its short name, then the aliases. */
const candidates = new Map<string, StatName[]>();
function add(name: string, stats: readonly StatName[]): void {
  const known = candidates.get(plain(name));
  if (known) known.push(...stats);
  else candidates.set(plain(name), [...stats]);
}
for (const { name } of STATS) add(name, [name]);
for (const [stat, short] of Object.entries(SHORT_NAMES)) add(short, [stat as StatName]);
for (const [names, stats] of ALIASES) for (const name of names) add(name, stats);

/** The stat meant by a full, short or other name, in any case; null when this edition has none such. */
export function statForName(name: string, edition: StatAges): StatName | null {
  const stats = candidates.get(plain(name)) ?? [];
  return stats.find((stat) => editionHasStat(stat, edition)) ?? null;
}
