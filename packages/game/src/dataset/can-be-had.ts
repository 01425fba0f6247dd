import type { Item } from '../item/item.ts';
import type { Dataset, ItemTable } from './dataset.ts';

type Facts = Pick<Dataset, 'items' | 'examples'>;

/** Some source gives it, or somebody published a set with it: where our tables of sources have gaps, that it was worn is proof enough. */
export function canBeHad(dataset: Facts, row: number): boolean {
  const { items } = dataset;
  return items.sourceMasks[row] !== 0 || wornInExamples(dataset).has(items.ids[row]!);
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
