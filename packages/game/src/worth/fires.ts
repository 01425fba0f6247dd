import type { Trigger } from '../dataset/value-tables.ts';
import type { StatWeights } from '../point/point.ts';
import type { StatName } from '../stat/catalogue.ts';

/** How a wearer fights, as far as it decides which effects ever happen. */
export interface Fights {
  readonly strikes: boolean;
  /** Blows are dealt with the weapon in hand itself, not with claws. */
  readonly wields: boolean;
  readonly shoots: boolean;
  readonly casts: boolean;
  readonly heals: boolean;
  readonly isHit: boolean;
}

const SPELL_STATS: readonly StatName[] = [
  'spellPower',
  'spellDamage',
  'healingPower',
  'arcaneSpellDamage',
  'fireSpellDamage',
  'frostSpellDamage',
  'holySpellDamage',
  'natureSpellDamage',
  'shadowSpellDamage',
];

/** Read from what the weights care for. */
export function fightsBy(
  weights: StatWeights,
  role: 'dps' | 'healing' | 'tank' | undefined,
): Fights {
  const counts = (stat: StatName): boolean => (weights[stat] ?? 0) > 0;
  const shoots = counts('rangedDps') || counts('rangedAttackPower');
  const strikes = !shoots && (counts('attackPower') || counts('strength'));
  return {
    strikes,
    wields: strikes && (counts('mainHandDps') || counts('offHandDps') || counts('weaponDps')),
    shoots,
    casts: SPELL_STATS.some(counts),
    heals: role === 'healing',
    isHit: role === 'tank',
  };
}

/** Whether what sets an effect off happens in such a fight; nobody counts on a kill. */
export function fires(trigger: Trigger, isWeapon: boolean, fights: Fights): boolean {
  switch (trigger) {
    case 'hit':
    case 'crit':
      return isWeapon ? fights.wields : fights.strikes || fights.shoots;
    case 'ranged-hit':
      return fights.shoots;
    case 'cast':
    case 'spell-crit':
      return fights.casts;
    case 'heal':
      return fights.heals;
    case 'damage-taken':
    case 'block':
    case 'parry':
    case 'dodge':
      return fights.isHit;
    case 'kill':
      return false;
    default:
      return true;
  }
}
