import type { StatName } from '../stat/catalogue.ts';
import type { GameClass } from '../character/words.ts';

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
  return Object.fromEntries(point.stats.map((stat) => [stat.name, stat.value]));
}
