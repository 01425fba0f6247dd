import type { Edition } from '../../edition/edition.ts';
import { numberIn } from '../../point/read-point-text.ts';
import { statForName } from '../../stat/aliases.ts';
import type { StatName, Stats } from '../../stat/catalogue.ts';

/**
 * What a total is held to: worthless above (a hit cap), at least (a defense floor) or at most.
 * The amount is that of the sheet: what talents, race and buffs give counts towards it.
 */
export interface Cap {
  readonly stat: StatName;
  readonly kind: 'worthlessAbove' | 'atLeast' | 'atMost';
  readonly amount: number;
  /** Worthless above, but not quite: what a point is still worth there. */
  readonly beyond?: number;
  /** A goal with a name, to which several stats bring something. */
  readonly goal?: GoalName;
  /** What a point of each stat brings; absent is the stat itself alone. */
  readonly counts?: Stats;
  /** What there is of it without any gear; absent is what the sheet shows of the stat. */
  readonly given?: number;
}

/** Goals that are sums of stats. */
export type GoalName = 'uncrittable' | 'uncrushable';

const CAP = /^\s*([A-Za-z0-9]+)\s*(<=|>=)\s*(\S+)\s*$/;

/** `hitRating<=202` is worthless above unless `hard`, then at most; `defenseRating>=130` is at least. */
export function parseCap(text: string, edition: Edition, { hard = false } = {}): Cap | null {
  const [, name = '', sign, number = ''] = CAP.exec(text) ?? [];
  const stat = statForName(name, edition);
  const amount = numberIn(number);
  if (stat === null || amount === null) return null;
  const kind = sign === '>=' ? 'atLeast' : hard ? 'atMost' : 'worthlessAbove';
  return { stat, kind, amount };
}
