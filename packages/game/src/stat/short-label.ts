import { statLabel, type StatName } from './catalogue.ts';

/** As a narrow column's head says it. */
const SHORT: Readonly<Partial<Record<StatName, string>>> = {
  strength: 'Str',
  agility: 'Agi',
  stamina: 'Sta',
  intellect: 'Int',
  spirit: 'Spi',
  health: 'HP',
  hp5: 'HP5',
  mp5: 'MP5',
  bonusArmor: 'Armor+',
  spellPower: 'SP',
  healingPower: 'Heal',
  spellDamage: 'Dmg',
  arcaneSpellDamage: 'Arcane',
  fireSpellDamage: 'Fire',
  frostSpellDamage: 'Frost',
  holySpellDamage: 'Holy',
  natureSpellDamage: 'Nature',
  shadowSpellDamage: 'Shadow',
  spellPenetration: 'Pen',
  spellHitPercent: 'Hit',
  spellCritPercent: 'Crit',
  spellHastePercent: 'Haste',
  spellHitRating: 'Hit',
  spellCritRating: 'Crit',
  spellHasteRating: 'Haste',
  attackPower: 'AP',
  rangedAttackPower: 'RAP',
  feralAttackPower: 'Feral',
  hastePercent: 'Speed',
  armorPenetration: 'ArP',
  armorPenetrationRating: 'ArP',
  expertiseRating: 'Exp',
  expertise: 'Exp',
  defense: 'Def',
  defenseRating: 'Def',
  blockValue: 'BV',
  resilienceRating: 'Resil',
  weaponDps: 'DPS',
  weaponSpeed: 'Speed',
  weaponDamageMin: 'Min',
  weaponDamageMax: 'Max',
  weaponDamageBonus: 'Dmg+',
};

/** `Sta`, `Hit`, `Dodge`; the full label is for those who hear it. */
export function shortLabel(stat: StatName): string {
  return SHORT[stat] ?? statLabel(stat).replace(/ (Rating|%)$/, '');
}
