import type { Item } from '../item/item.ts';
import type { Dataset, ItemTable } from './dataset.ts';
import type { EnchantId } from './tables.ts';
import type { Retired } from './value-tables.ts';

type Facts = Pick<Dataset, 'items' | 'examples' | 'retired'>;

/** Some source gives it, or somebody published a set with it: where our tables of sources have gaps, that it was worn is proof enough. */
export function canBeHad(dataset: Facts, row: number): boolean {
  const { items } = dataset;
  const id = items.ids[row]!;
  if (wornInExamples(dataset).has(id)) return true;
  return items.sourceMasks[row] !== 0 && !retiredIn(dataset.retired).items.has(id);
}

export function enchantCanBeHad({ retired }: Pick<Dataset, 'retired'>, id: EnchantId): boolean {
  return !retiredIn(retired).enchants.has(id);
}

/** Gems that no source gives were never given out. */
export function gemCanBeHad(gem: Item): boolean {
  return gem.sourceTypes.length > 0;
}

const worn = new WeakMap<ItemTable, ReadonlySet<number>>();

function wornInExamples({ items, examples }: Facts): ReadonlySet<number> {
  let known = worn.get(items);
  if (!known) {
    known = new Set((examples ?? []).flatMap((set) => set.items.map(({ id }) => id)));
    worn.set(items, known);
  }
  return known;
}

interface RetiredSets {
  readonly items: ReadonlySet<number>;
  readonly enchants: ReadonlySet<EnchantId>;
}

const retiredSets = new WeakMap<Retired, RetiredSets>();

function retiredIn(retired: Retired): RetiredSets {
  let known = retiredSets.get(retired);
  if (!known) {
    known = { items: new Set(retired.items), enchants: new Set(retired.enchants) };
    retiredSets.set(retired, known);
  }
  return known;
}
