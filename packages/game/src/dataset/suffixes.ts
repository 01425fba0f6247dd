import type { Item, RandomSuffix } from '../item/item.ts';
import type { StatName, Stats } from '../stat/catalogue.ts';
import { frozen } from './frozen.ts';
import type { Pack } from './pack.ts';

/** The `suffixes` section: fixed amounts, or shares of the item's points. */
export interface SuffixTable {
  readonly suffixes: readonly {
    readonly id: number;
    readonly name: string;
    readonly stats?: Stats;
    readonly allocation?: Stats;
  }[];
  /** Suffix ids. */
  readonly groups: readonly (readonly number[])[];
  /** baseId → [group, points] */
  readonly items: Readonly<Record<number, readonly [number, number]>>;
}

/** Points are shared out in ten-thousandths, rounded down. */
const SHARES = 10_000;

/** Lists the suffixes an item may carry, with their amounts on that item; kept once made. */
export function suffixLists(pack: Pack): (baseId: number) => readonly RandomSuffix[] {
  const made = new Map<number, readonly RandomSuffix[]>();
  let byId: Map<number, SuffixTable['suffixes'][number]> | null = null;

  const make = (baseId: number): readonly RandomSuffix[] => {
    const table = pack.json<SuffixTable>('suffixes');
    const choice = table.items[baseId];
    if (choice === undefined) return [];
    byId ??= new Map(table.suffixes.map((suffix) => [suffix.id, suffix]));
    const [group, points] = choice;
    return frozen(
      table.groups[group]!.map((id) => {
        const { name, stats, allocation } = byId!.get(id)!;
        return { id, name, stats: stats ?? shared(allocation ?? {}, points) };
      }),
    );
  };
  return (baseId) => {
    let list = made.get(baseId);
    if (list === undefined) made.set(baseId, (list = make(baseId)));
    return list;
  };
}

function shared(allocation: Stats, points: number): Stats {
  const stats: Partial<Record<StatName, number>> = {};
  for (const [name, share] of Object.entries(allocation)) {
    stats[name as StatName] = Math.floor((share * points) / SHARES);
  }
  return stats;
}

/** The item once its suffix is chosen. */
export function withSuffix(base: Item, suffix: RandomSuffix): Item {
  const stats: Partial<Record<StatName, number>> = { ...base.stats };
  for (const [name, value] of Object.entries(suffix.stats)) {
    stats[name as StatName] = (stats[name as StatName] ?? 0) + value;
  }
  return frozen({
    ...base,
    id: `${base.baseId}_${suffix.id}`,
    name: `${base.name} ${suffix.name}`,
    stats,
    suffix,
    random: false,
  });
}
