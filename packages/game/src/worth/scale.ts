import type { Edition, RatingKind } from '../edition/edition.ts';
import { ratingPerPoint } from '../formula/rating.ts';
import type { StatWeights } from '../point/point.ts';
import type { StatName } from '../stat/catalogue.ts';

/** What things count by: weights, and what follows from them for what they do not name. */
export interface Scale {
  weight(stat: StatName): number;
  /** One swing of the main hand more in a minute. */
  readonly extraAttack: number;
  /** One percent more damage of critical strikes. */
  readonly critDamage: number;
}

/** A percent, or point of skill, of the sheet and the rating gear carries for it: of its own, and where one serves spells too. */
const RATINGS: Readonly<
  Partial<Record<StatName, readonly [rating: StatName, shared: StatName, kind: RatingKind]>>
> = {
  hastePercent: ['hasteRating', 'hasteRating', 'haste'],
  rangedHastePercent: ['hasteRating', 'hasteRating', 'haste'],
  spellHastePercent: ['spellHasteRating', 'hasteRating', 'spellHaste'],
  critPercent: ['critRating', 'critRating', 'crit'],
  spellCritPercent: ['spellCritRating', 'critRating', 'spellCrit'],
  hitPercent: ['hitRating', 'hitRating', 'hit'],
  spellHitPercent: ['spellHitRating', 'hitRating', 'spellHit'],
  dodgePercent: ['dodgeRating', 'dodgeRating', 'dodge'],
  parryPercent: ['parryRating', 'parryRating', 'parry'],
  blockPercent: ['blockRating', 'blockRating', 'block'],
  defense: ['defenseRating', 'defenseRating', 'defense'],
};

/** Seconds: the usual weapon of a main hand. */
const SWING = 2.6;
/** Of what weapon damage is worth, the part that plain swings deal; the rest are special attacks. */
const PLAIN_SWINGS = 0.6;

export function makeScale(weights: StatWeights, { ratings, attack, maxLevel }: ScaleRules): Scale {
  const weight = (stat: StatName): number => {
    const own = weights[stat];
    const rating = ratings && RATINGS[stat];
    if (own !== undefined || !rating) return own ?? 0;
    const carried = weights[rating[ratings.shared ? 1 : 0]] ?? 0;
    return carried * ratingPerPoint(ratings, rating[2], maxLevel);
  };
  const [physical, spell] = [weight('critPercent'), weight('spellCritPercent')];
  const isCaster = spell > physical || (weights.spellPower ?? 0) > (weights.attackPower ?? 0);
  const swingWorth = (weights.mainHandDps ?? 0) * attack.raidSwing * PLAIN_SWINGS;
  return {
    weight,
    extraAttack: (swingWorth * SWING) / 60,
    critDamage: isCaster
      ? critDamageWorth(spell, attack.raidCrit, SPELL_CRIT)
      : critDamageWorth(physical, attack.raidCrit, BLOW_CRIT),
  };
}

export type ScaleRules = Pick<Edition, 'ratings' | 'attack' | 'maxLevel'>;

/** How many times its damage a critical strike deals; talents raise what is above one, and with it both sides below. */
const BLOW_CRIT = 2;
const SPELL_CRIT = 1.5;

/**
 * A percent of critical strikes adds (m − 1) of a blow's damage to a hundredth of the blows; a percent more damage of
 * them adds m ÷ 100 to as many as are critical: m ÷ (m − 1) ÷ 100 times the chance as much.
 */
export function critDamageWorth(percentOfCrit: number, chance: number, multiplier: number): number {
  return (percentOfCrit * chance * multiplier) / (multiplier - 1) / 100;
}
