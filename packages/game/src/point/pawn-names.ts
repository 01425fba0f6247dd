import type { StatName } from '../stat/catalogue.ts';

/** What the Pawn add-on calls a stat where it is not our name with a capital letter. It names percents like ratings. */
const PAWN_NAMES: Readonly<Partial<Record<StatName, string>>> = {
  attackPower: 'Ap',
  rangedAttackPower: 'Rap',
  feralAttackPower: 'FeralAp',
  healingPower: 'Healing',
  spellPenetration: 'SpellPen',
  bonusArmor: 'Armor2',
  hitPercent: 'HitRating',
  critPercent: 'CritRating',
  hastePercent: 'HasteRating',
  spellHitPercent: 'SpellHitRating',
  spellCritPercent: 'SpellCritRating',
  spellHastePercent: 'SpellHasteRating',
  rangedHitPercent: 'RangedHitRating',
  rangedCritPercent: 'RangedCritRating',
  rangedHastePercent: 'RangedHasteRating',
  expertise: 'ExpertiseRating',
  defense: 'DefenseRating',
  dodgePercent: 'DodgeRating',
  blockPercent: 'BlockRating',
  armorPenetrationRating: 'ArmorPenetration',
  weaponDps: 'Dps',
  weaponSpeed: 'Speed',
  weaponDamageMin: 'MinDamage',
  weaponDamageMax: 'MaxDamage',
  redSockets: 'RedSocket',
  yellowSockets: 'YellowSocket',
  blueSockets: 'BlueSocket',
  metaSockets: 'MetaSocket',
  prismaticSockets: 'PrismaticSocket',
};

export function pawnName(stat: StatName): string {
  return PAWN_NAMES[stat] ?? stat[0]!.toUpperCase() + stat.slice(1);
}
