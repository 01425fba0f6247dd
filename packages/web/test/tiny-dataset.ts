import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { KIND_CODES } from '@gearwright/game/dataset/item-codes.ts';
import { blankItem } from '@gearwright/game/item/blank-item.ts';
import type { Item } from '@gearwright/game/item/item.ts';
import { CHEST } from '@gearwright/game/slot/slots.ts';

const PLAIN: Partial<Item> = {
  kind: 'equipment',
  icon: 'inv_misc_questionmark',
  quality: 4,
  itemLevel: 100,
  requiredLevel: 60,
  slotId: CHEST,
  armorType: 3,
  bind: 'pickup',
};

/** A dataset of a few items, ids from 1 in the order given: enough to search and to read. */
export function tinyDataset(
  given: readonly (Partial<Item> & { readonly name: string })[],
): Dataset {
  const items = given.map((some, row): Item => ({
    ...blankItem(row + 1),
    ...PLAIN,
    ...some,
  }));
  const table: Partial<Dataset['items']> = {
    length: items.length,
    ids: Int32Array.from(items, (item) => item.baseId),
    kinds: Uint8Array.from(items, (item) => KIND_CODES.indexOf(item.kind)),
    qualities: Uint8Array.from(items, (item) => item.quality),
    itemLevels: Uint16Array.from(items, (item) => item.itemLevel),
    name: (row) => items[row]!.name,
  };
  const dataset: Partial<Dataset> = {
    edition: 'tbc',
    items: table as Dataset['items'],
    item: (id) => items.find((item) => item.id === id) ?? null,
    setOf: () => null,
    effectAverages: [],
    measured: [],
    styles: [],
    builds: [],
    exclusive: [],
    presets: [],
    classes: [],
  };
  return dataset as Dataset;
}
