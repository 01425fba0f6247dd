import type { StatName } from '../stat/catalogue.ts';
import type { GameClass } from '../words/classes-and-races.ts';

/** Value of one unit of each stat: what a list of items is ranked by. */
export type StatWeights = Readonly<Partial<Record<StatName, number>>>;

export interface PointStat {
  readonly name: StatName;
  readonly value: number;
}

export type Point = PresetPoint | CustomPoint | SharedPoint;

interface PointBase {
  readonly pointId: string;
  readonly name: string;
  readonly stats: readonly PointStat[];
}

export interface PresetPoint extends PointBase {
  readonly type: 'preset';
  readonly gameClass: GameClass;
  readonly author: string;
  readonly authorLink: string | null;
}

export interface CustomPoint extends PointBase {
  readonly type: 'custom';
}

/** A reference to a custom point owned by another of the player's characters or sets. */
export interface SharedPoint extends PointBase {
  readonly type: 'shared';
  readonly parentCharacterId: string;
  readonly parentType: 'character' | 'set';
}

export function weightsOf(point: Point): StatWeights {
  return told(aimed(Object.fromEntries(point.stats.map((stat) => [stat.name, stat.value]))));
}

/** What serves spells alone, and what serves spells and blows alike where ratings are one. */
const SPELL_STATS = [
  { spell: 'spellHitRating', any: 'hitRating' },
  { spell: 'spellCritRating', any: 'critRating' },
  { spell: 'spellHasteRating', any: 'hasteRating' },
] as const satisfies readonly { spell: StatName; any: StatName }[];

/**
 * A weight for armor is one for all armor; whoever values spell power and no attack power casts, and has of a
 * rating for spells alone what the general one is worth to him.
 */
function told(weights: StatWeights): StatWeights {
  const also: Partial<Record<StatName, number>> = {};
  if (weights.armor) also.bonusArmor = weights.armor;
  if (weights.spellPower && !weights.attackPower) {
    for (const { spell, any } of SPELL_STATS) if (weights[any]) also[spell] = weights[any];
  }
  return { ...also, ...weights };
}

/** What serves shots alone, and what serves shots and blows alike. */
export const SHOT_STATS = [
  { shot: 'rangedHitPercent', any: 'hitPercent' },
  { shot: 'rangedHitRating', any: 'hitRating' },
  { shot: 'rangedCritPercent', any: 'critPercent' },
  { shot: 'rangedCritRating', any: 'critRating' },
  { shot: 'rangedHastePercent', any: 'hastePercent' },
  { shot: 'rangedHasteRating', any: 'hasteRating' },
] as const satisfies readonly { shot: StatName; any: StatName }[];

/** The game reckons every ranged weapon as if it took this many seconds a shot. */
const SHOT_SECONDS = 2.8;

/**
 * Whoever values ranged attack power shoots: what a scope gives is then worth what the same is elsewhere,
 * unless a weight of its own says otherwise.
 */
function aimed(weights: StatWeights): StatWeights {
  if (!weights.rangedAttackPower) return weights;
  const also: Partial<Record<StatName, number>> = {};
  for (const { shot, any } of SHOT_STATS) also[shot] = weights[any] ?? 0;
  also.rangedWeaponDamage = (weights.rangedDps ?? 0) / SHOT_SECONDS;
  const worth = Object.entries(also).filter(([, weight]) => weight !== 0);
  return { ...Object.fromEntries(worth), ...weights };
}
