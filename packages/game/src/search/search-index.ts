import type { Dataset, ItemTable } from '../dataset/dataset.ts';
import { FLAG_RANDOM } from '../dataset/dataset.ts';
import { KIND_CODES, NONE } from '../dataset/item-codes.ts';
import { lazy } from '../dataset/lazy.ts';
import type { Edition } from '../edition/edition.ts';
import type { GemColor, Item } from '../item/item.ts';
import { SLOT_COUNT } from '../slot/slots.ts';
import { buildTextIndex } from './text/text-index.ts';
import type { TextIndex } from './text/text-index.ts';
import { statColumns } from './stat-columns.ts';
import type { StatColumns } from './stat-columns.ts';

/** An edition's items, laid out for search: made once, asked often. */
export interface SearchIndex {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly table: ItemTable;
  /** What can be worn, ascending. */
  readonly wearable: Uint32Array;
  /** The same by slot, as the dataset numbers them. */
  readonly bySlot: readonly Uint32Array[];
  readonly gemRows: Uint32Array;
  /** Place in GEM_COLORS by row; NONE for what is no gem. */
  readonly gemColors: Uint8Array;
  /** Place of each row in the order of names. */
  readonly nameRanks: () => Uint32Array;
  readonly names: () => TextIndex;
  readonly enchantNames: () => TextIndex;
  readonly runeNames: () => TextIndex;
  /** Suffixes of a random item and their stats; made when first weighed. */
  readonly suffixes: (row: number) => StatColumns & { readonly ids: Int32Array };
  /** Stats of the socket bonuses, by their place in the table. */
  readonly bonuses: StatColumns;
  readonly gemStats: StatColumns;
}

export const GEM_COLORS: readonly GemColor[] = [
  'red',
  'yellow',
  'blue',
  'orange',
  'purple',
  'green',
  'meta',
  'prismatic',
];

const EQUIPMENT = KIND_CODES.indexOf('equipment');
const AMMO_KIND = KIND_CODES.indexOf('ammo');
const GEM_KIND = KIND_CODES.indexOf('gem');

export function buildSearchIndex(dataset: Dataset, edition: Edition): SearchIndex {
  const table = dataset.items;
  const wearable: number[] = [];
  const bySlot: number[][] = Array.from({ length: SLOT_COUNT }, () => []);
  const gemRows: number[] = [];
  for (let row = 0; row < table.length; row++) {
    const kind = table.kinds[row]!;
    if (kind === GEM_KIND) gemRows.push(row);
    if (kind !== EQUIPMENT && kind !== AMMO_KIND) continue;
    wearable.push(row);
    bySlot[table.slots[row]!]?.push(row);
  }
  const gems = gemRows.map((row) => dataset.item(String(table.ids[row]!))!);
  const names = (list: () => readonly { readonly name: string }[]) =>
    lazy(() => buildTextIndex(list().length, (at) => list()[at]!.name));
  const suffixColumns = new Map<number, ReturnType<SearchIndex['suffixes']>>();
  return {
    edition,
    dataset,
    table,
    wearable: Uint32Array.from(wearable),
    bySlot: bySlot.map((rows) => Uint32Array.from(rows)),
    gemRows: Uint32Array.from(gemRows),
    gemColors: colorsByRow(table, gems),
    nameRanks: lazy(() => rankNames(table)),
    names: lazy(() => itemNames(dataset)),
    enchantNames: names(() => dataset.enchants),
    runeNames: names(() => dataset.runes),
    suffixes: (row) => {
      let made = suffixColumns.get(row);
      if (!made) {
        const list = dataset.suffixesOf(table.ids[row]!);
        const ids = Int32Array.from(list, (suffix) => suffix.id);
        made = { ids, ...statColumns(list.map((suffix) => suffix.stats)) };
        suffixColumns.set(row, made);
      }
      return made;
    },
    bonuses: statColumns(table.socketBonusStats),
    gemStats: statColumns(gems.map((gem) => gem.stats)),
  };
}

/** A random item is also found by the names of its suffixes. */
function itemNames(dataset: Dataset): TextIndex {
  const { items } = dataset;
  return buildTextIndex(
    items.length,
    (row) => items.name(row),
    (row) =>
      items.flags[row]! & FLAG_RANDOM
        ? dataset
            .suffixesOf(items.ids[row]!)
            .map((suffix) => suffix.name)
            .join(' ')
        : '',
  );
}

function colorsByRow(table: ItemTable, gems: readonly Item[]): Uint8Array {
  const colors = new Uint8Array(table.length).fill(NONE);
  for (const gem of gems) colors[table.row(gem.baseId)] = GEM_COLORS.indexOf(gem.gem!.color);
  return colors;
}

function rankNames(table: ItemTable): Uint32Array {
  const names = Array.from({ length: table.length }, (_, row) => table.name(row));
  const rows = [...names.keys()].sort((a, b) =>
    names[a]! < names[b]! ? -1 : names[a]! > names[b]! ? 1 : a - b,
  );
  const ranks = new Uint32Array(table.length);
  rows.forEach((row, rank) => (ranks[row] = rank));
  return ranks;
}
