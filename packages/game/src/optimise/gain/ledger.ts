import type { StatName, Stats } from '../../stat/catalogue.ts';
import { freeWorth, type Count, type Objective } from '../exact/objective.ts';

/** Sums over gear: first what no cap touches as worth, then the amount of each stat that some cap holds. */
export type Entry = Float64Array;

/** Keeps the books of an objective, so that what changes can be added to what stays. */
export class Ledger {
  readonly #objective: Objective;
  readonly #held: readonly StatName[];
  readonly #entries = new WeakMap<Stats, Entry>();
  readonly #nothing: Entry;

  constructor(objective: Objective) {
    this.#objective = objective;
    this.#held = [...new Set(objective.caps.flatMap(({ counts }) => counts.map(([stat]) => stat)))];
    this.#nothing = this.empty();
  }

  empty(): Entry {
    return new Float64Array(1 + this.#held.length);
  }

  /** Stats as an entry, worked out once for each object. */
  of(stats: Stats | null): Entry {
    if (stats === null) return this.#nothing;
    let entry = this.#entries.get(stats);
    if (!entry) {
      entry = this.empty();
      entry[0] = freeWorth(stats, this.#objective);
      for (const [at, name] of this.#held.entries()) entry[at + 1] = stats[name] ?? 0;
      this.#entries.set(stats, entry);
    }
    return entry;
  }

  /** Worth of a sum; the caps may be those of an objective that differs in nothing else. */
  worth(sum: Entry, { caps }: Objective = this.#objective): number {
    let worth = sum[0]!;
    for (const { counts, row } of caps) {
      if (row.weight !== 0) worth += row.weight * Math.min(this.#amount(sum, counts), row.target);
    }
    return worth;
  }

  /** What one more of each stat is worth on top of a sum: no stat is ever worth more than it is there. */
  slopes(sum: Entry): Objective['weights'] {
    const slopes: Partial<Record<StatName, number>> = { ...this.#objective.weights };
    for (const { counts, row } of this.#objective.caps) {
      if (row.weight === 0 || this.#amount(sum, counts) >= row.target) continue;
      for (const [stat, by] of counts) slopes[stat] = (slopes[stat] ?? 0) + by * row.weight;
    }
    return slopes;
  }

  #amount(sum: Entry, counts: readonly Count[]): number {
    let amount = 0;
    for (const [stat, by] of counts) amount += by * sum[this.#held.indexOf(stat) + 1]!;
    return amount;
  }
}

export function add(sum: Entry, entry: Entry, times = 1): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += times * entry[at]!;
}
