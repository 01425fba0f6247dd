import { FLAG_HEIRLOOM } from '../../dataset/dataset.ts';
import { itemAmounts } from '../../score/amounts.ts';
import { DPS_OF_SLOT, weightVector } from '../../score/weight-vector.ts';
import type { SearchIndex, SuffixList } from '../../search/search-index.ts';
import type { StatColumns } from '../../search/stat-columns.ts';
import type { SlotId } from '../../slot/slots.ts';
import { STAT_NAMES } from '../../stat/catalogue.ts';
import type { StatName, Stats } from '../../stat/catalogue.ts';
import type { Weighed } from './item-choices.ts';
import { weigh } from './item-choices.ts';
import type { Objective } from './objective.ts';

/** Weighs items of a slot by their columns, without making them. */
export class RowWeigher {
  readonly #index: SearchIndex;
  readonly #slot: SlotId;
  readonly #level: number;
  readonly #objective: Objective;
  readonly #weights: Float64Array;
  /** By stat: the caps it counts for, and by how much of a point. */
  readonly #capsOf: readonly (readonly { readonly cap: number; readonly by: number }[])[];
  readonly #bonuses: (Weighed | undefined)[] = [];
  readonly #suffixes: (readonly Weighed[] | undefined)[] = [];

  constructor(index: SearchIndex, slot: SlotId, level: number, objective: Objective) {
    this.#index = index;
    this.#slot = slot;
    this.#level = level;
    this.#objective = objective;
    this.#weights = weightVector(objective.weights, slot);
    // A weapon's dps is also that of the hand which holds it.
    const named = (stat: StatName): readonly (StatName | undefined)[] =>
      stat === 'weaponDps' ? [stat, DPS_OF_SLOT[slot]] : [stat];
    this.#capsOf = STAT_NAMES.map((stat) =>
      objective.caps.flatMap(({ counts }, cap) =>
        counts.filter(([held]) => named(stat).includes(held)).map(([, by]) => ({ cap, by })),
      ),
    );
  }

  /** The bare item, sockets counted as the stats they are. */
  item(row: number): Weighed {
    const { table, dataset } = this.#index;
    if (table.flags[row]! & FLAG_HEIRLOOM) {
      const item = dataset.itemAt(String(table.ids[row]!), this.#level)!;
      return this.#withEffect(row, weigh(itemAmounts(item, this.#slot), this.#objective));
    }
    const { statStarts: starts, statIds, statValues: values } = table;
    const own = this.#withEffect(row, this.#columns({ starts, statIds, values }, row));
    const sockets = table.socketLists[table.sockets[row]!]!;
    if (sockets.length === 0) return own;
    const counts: Partial<Record<StatName, number>> = {};
    for (const color of sockets) {
      const stat = `${color}Sockets` as const;
      counts[stat] = (counts[stat] ?? 0) + 1;
    }
    return sum(own, weigh(counts, this.#objective));
  }

  #withEffect(row: number, own: Weighed): Weighed {
    const effect = this.#objective.effects?.item(this.#index.table.ids[row]!) ?? 0;
    return effect === 0 ? own : { ...own, value: own.value + effect };
  }

  /** What each suffix of the list adds. */
  suffixes(list: SuffixList): readonly Weighed[] {
    return (this.#suffixes[list.place] ??= Array.from(list.ids, (_, place) =>
      this.#columns(list, place),
    ));
  }

  bonus(row: number): Weighed {
    const { socketBonuses, socketBonusStats } = this.#index.table;
    const place = socketBonuses[row]!;
    const stats: Stats = socketBonusStats[place] ?? {};
    return (this.#bonuses[place] ??= weigh(stats, this.#objective));
  }

  #columns({ starts, statIds, values }: StatColumns, place: number): Weighed {
    const capped = this.#objective.caps.map(() => 0);
    let value = 0;
    for (let entry = starts[place]!; entry < starts[place + 1]!; entry++) {
      const stat = statIds[entry]!;
      const amount = values[entry]!;
      value += amount * this.#weights[stat]!;
      for (const { cap, by } of this.#capsOf[stat]!) capped[cap]! += amount * by;
    }
    return { value, capped };
  }
}

export function sum(a: Weighed, b: Weighed): Weighed {
  return {
    value: a.value + b.value,
    capped: a.capped.map((amount, cap) => amount + b.capped[cap]!),
  };
}
