import type { Item } from '../item/item.ts';
import type { Dataset, ItemTable } from './dataset.ts';
import type { DatasetNames } from './dataset-names.ts';
import { frozen } from './frozen.ts';
import { lazy } from './lazy.ts';
import { keptBy } from './kept-by.ts';
import type { Enchant, Glyph } from './tables.ts';

/** The same dataset with names in another language: whoever is given it shows and finds them. One for each pair. */
export const namedDataset = keptBy((dataset: Dataset, names: DatasetNames): Dataset => {
  const item = keptBy((english: Item) => namedItem(english, names));
  const orNull = (found: Item | null): Item | null => (found === null ? null : item(found));
  const applied = keptBy(<Applied extends Enchant | Glyph>(english: Applied): Applied => {
    const name = appliedName(english, dataset, names);
    return name === null ? english : frozen({ ...english, name });
  });
  const gems = lazy(() => dataset.gems.map((gem) => item(gem)));
  const consumables = lazy(() => dataset.consumables.map((each) => item(each)));
  const enchants = lazy(() => dataset.enchants.map((each) => applied(each)));
  const glyphs = lazy(() => dataset.glyphs.map((each) => applied(each)));
  const zones = lazy(() =>
    dataset.zones.map((zone) => ({ ...zone, name: names.sources.zones[zone.id] ?? zone.name })),
  );
  const enchantOrNull = (found: Enchant | null): Enchant | null =>
    found === null ? null : applied(found);
  const view: Partial<Dataset> = {
    items: namedTable(dataset.items, names),
    item: (id) => orNull(dataset.item(id)),
    itemAt: (id, level) => orNull(dataset.itemAt(id, level)),
    enchant: (id) => enchantOrNull(dataset.enchant(id)),
    enchantByEffect: (effectId, slot, worn) =>
      enchantOrNull(dataset.enchantByEffect(effectId, slot, worn)),
    get gems() {
      return gems();
    },
    get consumables() {
      return consumables();
    },
    get enchants() {
      return enchants();
    },
    get glyphs() {
      return glyphs();
    },
    get zones() {
      return zones();
    },
  };
  // Tables that nobody has asked for stay unread.
  return Object.defineProperties({} as Dataset, {
    ...Object.getOwnPropertyDescriptors(dataset),
    ...Object.getOwnPropertyDescriptors(view),
  });
});

/** The suffix of a random item is known in English only. */
function namedItem(english: Item, names: DatasetNames): Item {
  const local = names.item(english.baseId);
  if (local === null) return english;
  const name = english.suffix === null ? local : `${local} ${english.suffix.name}`;
  return frozen({ ...english, name, englishName: english.name });
}

/** What an item applies is called as the item is; other enchants are spells, which are known in English only. */
function appliedName(
  { itemId, name }: Enchant | Glyph,
  dataset: Dataset,
  names: DatasetNames,
): string | null {
  if (itemId === null || dataset.item(String(itemId))?.name !== name) return null;
  return names.item(itemId);
}

function namedTable(table: ItemTable, names: DatasetNames): ItemTable {
  return {
    ...table,
    name: (row) => names.item(table.ids[row]!) ?? table.name(row),
    englishName: (row) => table.name(row),
  };
}
