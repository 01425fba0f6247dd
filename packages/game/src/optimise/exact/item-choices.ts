import type { Limit } from '../../equip/limits.ts';
import type { Stats } from '../../stat/catalogue.ts';
import { cappedAmounts, freeWorth } from './objective.ts';
import type { Objective } from './objective.ts';

export interface Weighed {
  readonly value: number;
  readonly capped: readonly number[];
}

/** An item with all that the choice of it decides. */
export interface WeighedItem extends Weighed {
  readonly baseId: number;
  readonly suffix: number | null;
  /** Places in SOCKETS. */
  readonly sockets: readonly number[];
  readonly extra: number;
  /** null when it is worth nothing and changes no capped stat. */
  readonly bonus: Weighed | null;
  /** Place of the list of enchants. */
  readonly enchants: number;
  /** Of a set whose bonuses matter; −1 otherwise. */
  readonly setId: number;
  /** More pieces of that set can be worse. */
  readonly setMayHarm: boolean;
  /** Limits it shares with things in other slots. */
  readonly limits: readonly Limit[];
  readonly unique: number;
  readonly bothHands: boolean;
}

export function weigh(stats: Stats, objective: Objective): Weighed {
  return { value: freeWorth(stats, objective), capped: cappedAmounts(stats, objective) };
}

export function countsForSomething({ value, capped }: Weighed): boolean {
  return value !== 0 || capped.some((amount) => amount !== 0);
}
