import type { Inventory, OwnedItem } from '../character/inventory.ts';
import type { Dataset, DatasetTexts } from '../dataset/dataset.ts';
import type { Copper, Item, ItemId } from '../item/item.ts';

/** One kind of thing in the bags. */
export interface BagLine {
  readonly item: Item;
  readonly count: number;
  readonly places: readonly OwnedItem['place'][];
}

export interface BagReport {
  /** Worn gear of which there is more than one, and more than any set wears. */
  readonly doubles: readonly BagLine[];
  /** Gear that no set and no wish list of the character has. */
  readonly forNoSet: readonly BagLine[];
  /** Of both what merchants buy, dearest first, and what it brings in all. */
  readonly toSell: readonly (BagLine & { readonly price: Copper })[];
  readonly worth: Copper;
}

/** What the sets of a character have, as far as the bags ask. */
export interface Planned {
  /** Ids of one set, worn and wished for. */
  readonly ids: readonly ItemId[];
}

export function bagLines(inventory: Inventory, dataset: Dataset): readonly BagLine[] {
  const lines = new Map<ItemId, { item: Item; count: number; places: Set<OwnedItem['place']> }>();
  for (const { id, place } of inventory) {
    const known = lines.get(id);
    if (known) {
      known.count++;
      known.places.add(place);
      continue;
    }
    const item = dataset.item(id);
    if (item) lines.set(id, { item, count: 1, places: new Set([place]) });
  }
  return [...lines.values()].map(({ places, ...line }) => ({ ...line, places: [...places] }));
}

/** What the bags hold that nothing planned needs. Only gear counts: a stack of cloth is no double. */
export function bagReport(
  inventory: Inventory,
  plans: readonly Planned[],
  dataset: Dataset,
  texts: Pick<DatasetTexts, 'item'> | null,
): BagReport {
  const gear = bagLines(inventory, dataset).filter(({ item }) => item.kind === 'equipment');
  const needed = new Map<ItemId, number>();
  for (const { ids } of plans) {
    for (const id of new Set(ids)) {
      const count = ids.filter((each) => each === id).length;
      needed.set(id, Math.max(count, needed.get(id) ?? 0));
    }
  }
  const isWorn = ({ places }: BagLine): boolean => places.includes('equipped');
  const spare = ({ item, count }: BagLine): number => count - (needed.get(item.id) ?? 0);
  const doubles = gear.filter((line) => line.count > 1 && spare(line) > 0);
  const forNoSet = gear.filter((line) => !needed.has(line.item.id) && !isWorn(line));
  // Who has planned nothing yet needs to sell nothing.
  const left = needed.size === 0 ? [] : [...new Set([...forNoSet, ...doubles])];
  const sold = left.flatMap((line) => {
    const price = texts?.item(line.item.baseId)?.sellPrice ?? 0;
    // Of doubles one stays, worn or not.
    const count = forNoSet.includes(line) ? line.count : Math.min(spare(line), line.count - 1);
    return price > 0 && count > 0 ? [{ ...line, count, price: price * count }] : [];
  });
  return {
    doubles: doubles.toSorted(byName),
    forNoSet: forNoSet.toSorted(byName),
    toSell: sold.toSorted((a, b) => b.price - a.price),
    worth: sold.reduce((sum, { price }) => sum + price, 0),
  };
}

function byName(a: BagLine, b: BagLine): number {
  return a.item.name < b.item.name ? -1 : a.item.name > b.item.name ? 1 : 0;
}
