import type { StatName } from '../stat/catalogue.ts';

/**
 * How a tooltip says each stat; # is the amount. `white` lines stand with the attributes, `equip` lines
 * below the requirements, after "Equip:". Stats that have a line of their own (armor, block, damage,
 * sockets) or share one (spell power with healing, creature types, resistances) are not here.
 */
export interface StatSentence {
  readonly place: 'white' | 'equip';
  readonly text: string;
  /** The wording of editions that have no ratings, where it differs. */
  readonly withoutRatings?: string;
}

const white = (text: string): StatSentence => ({ place: 'white', text });
const equip = (text: string, withoutRatings?: string): StatSentence =>
  withoutRatings === undefined
    ? { place: 'equip', text }
    : { place: 'equip', text, withoutRatings };
const rating = (what: string): StatSentence => equip(`Improves ${what} rating by #.`);
const school = (name: string): StatSentence =>
  equip(`Increases damage done by ${name} spells and effects by up to #.`);
const schoolHit = (name: string): StatSentence =>
  equip(`Improves your chance to hit with ${name} spells by #%.`);
const skill = (name: string): StatSentence => equip(`Increased ${name} +#.`);

export const STAT_SENTENCES: Readonly<Partial<Record<StatName, StatSentence>>> = {
  strength: white('+# Strength'),
  agility: white('+# Agility'),
  stamina: white('+# Stamina'),
  intellect: white('+# Intellect'),
  spirit: white('+# Spirit'),
  health: white('+# Health'),
  mana: white('+# Mana'),
  arcaneResistance: white('+# Arcane Resistance'),
  fireResistance: white('+# Fire Resistance'),
  frostResistance: white('+# Frost Resistance'),
  natureResistance: white('+# Nature Resistance'),
  shadowResistance: white('+# Shadow Resistance'),
  weaponDamageBonus: white('+# Weapon Damage'),
  rangedWeaponDamage: white('+# Ranged Weapon Damage'),
  hp5: equip('Restores # health per 5 sec.'),
  mp5: equip('Restores # mana per 5 sec.'),
  arcaneSpellDamage: school('Arcane'),
  fireSpellDamage: school('Fire'),
  frostSpellDamage: school('Frost'),
  holySpellDamage: school('Holy'),
  natureSpellDamage: school('Nature'),
  shadowSpellDamage: school('Shadow'),
  spellPenetration: equip(
    'Increases your spell penetration by #.',
    'Decreases the magical resistances of your spell targets by #.',
  ),
  spellHitPercent: equip('Improves your chance to hit with spells by #%.'),
  spellCritPercent: equip('Improves your chance to get a critical strike with spells by #%.'),
  spellHastePercent: equip('Increases your casting speed by #%.'),
  arcaneHitPercent: schoolHit('Arcane'),
  fireHitPercent: schoolHit('Fire'),
  frostHitPercent: schoolHit('Frost'),
  holyHitPercent: schoolHit('Holy'),
  natureHitPercent: schoolHit('Nature'),
  shadowHitPercent: schoolHit('Shadow'),
  castingManaRegenPercent: equip('#% of your mana regeneration goes on while you cast.'),
  enemyDodgePercent: equip('Chance of enemies to dodge your attacks: #%.'),
  enemyParryPercent: equip('Chance of enemies to parry your attacks: #%.'),
  spellDamageTakenPercent: equip('Damage you take from spells: #%.'),
  critTakenPercent: equip('Chance of enemies to land critical strikes on you: #%.'),
  spellHitRating: rating('spell hit'),
  spellCritRating: rating('spell critical strike'),
  spellHasteRating: rating('spell haste'),
  attackPower: equip('Increases attack power by #.', '+# Attack Power.'),
  meleeAttackPower: equip('Increases melee attack power by #.', '+# melee Attack Power.'),
  meleeHitPercent: equip('Improves your chance to hit with melee attacks by #%.'),
  meleeCritPercent: equip('Improves your chance to get a melee critical strike by #%.'),
  rangedAttackPower: equip('Increases ranged attack power by #.', '+# ranged Attack Power.'),
  feralAttackPower: equip(
    'Increases attack power by # in Cat, Bear, Dire Bear, and Moonkin forms only.',
    '+# Attack Power in Cat, Bear, and Dire Bear forms only.',
  ),
  hitPercent: equip('Improves your chance to hit by #%.'),
  critPercent: equip('Improves your chance to get a critical strike by #%.'),
  hastePercent: equip('Increases your attack speed by #%.'),
  hitRating: rating('hit'),
  critRating: rating('critical strike'),
  hasteRating: rating('haste'),
  meleeCritRating: rating('melee critical strike'),
  rangedHitPercent: equip('Improves your chance to hit with missile weapons by #%.'),
  rangedCritPercent: equip(
    'Improves your chance to get a critical strike with missile weapons by #%.',
  ),
  rangedHastePercent: equip('Increases your ranged attack speed by #%.'),
  rangedHitRating: rating('ranged hit'),
  rangedCritRating: rating('ranged critical strike'),
  rangedHasteRating: rating('ranged haste'),
  expertise: equip('Increases your expertise by #.'),
  expertiseRating: equip('Increases your expertise rating by #.'),
  armorPenetration: equip("Your attacks ignore # of your opponent's armor."),
  armorPenetrationRating: equip('Increases your armor penetration rating by #.'),
  defense: equip('Increased Defense +#.'),
  defenseRating: equip('Increases defense rating by #.'),
  dodgePercent: equip('Increases your chance to dodge an attack by #%.'),
  dodgeRating: equip('Increases your dodge rating by #.'),
  parryPercent: equip('Increases your chance to parry an attack by #%.'),
  parryRating: equip('Increases your parry rating by #.'),
  blockPercent: equip('Increases your chance to block attacks with a shield by #%.'),
  blockRating: equip('Increases your shield block rating by #.'),
  blockValue: equip('Increases the block value of your shield by #.'),
  resilienceRating: rating('your resilience'),
  axesSkill: skill('Axes'),
  twoHandedAxesSkill: skill('Two-handed Axes'),
  bowsSkill: skill('Bows'),
  crossbowsSkill: skill('Crossbows'),
  daggersSkill: skill('Daggers'),
  feralCombatSkill: skill('Feral Combat'),
  fistWeaponsSkill: skill('Fist Weapons'),
  gunsSkill: skill('Guns'),
  macesSkill: skill('Maces'),
  twoHandedMacesSkill: skill('Two-handed Maces'),
  polearmsSkill: skill('Polearms'),
  stavesSkill: skill('Staves'),
  swordsSkill: skill('Swords'),
  twoHandedSwordsSkill: skill('Two-handed Swords'),
  thrownSkill: skill('Thrown'),
  wandsSkill: skill('Wands'),
  fishingSkill: skill('Fishing'),
  herbalismSkill: skill('Herbalism'),
  miningSkill: skill('Mining'),
  skinningSkill: skill('Skinning'),
  runSpeedPercent: equip('Run speed increased by #%.'),
  mountSpeedPercent: equip('Increases mount speed by #%.'),
  stealth: equip('Increases your effective stealth level by #.'),
  threatPercent: equip('Increases the threat you cause by #%.'),
};
