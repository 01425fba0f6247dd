import type { Dataset, ItemTable } from '../dataset/dataset.ts';
import { FLAG_RANDOM } from '../dataset/dataset.ts';
import { KIND_CODES, NONE } from '../dataset/item-codes.ts';
import { gradual, lazy, type Gradual } from '../dataset/lazy.ts';
import type { Edition } from '../edition/edition.ts';
import { limitsOf } from '../equip/limits.ts';
import type { GemColor, Item } from '../item/item.ts';
import type { Origins } from './origins.ts';
import { buildTextIndex, textIndexInSteps } from './text/text-index.ts';
import type { TextIndex } from './text/text-index.ts';
import { usualLevels } from './usual-levels.ts';
import { isPointStat, statColumns } from './stat-columns.ts';
import type { StatColumns } from './stat-columns.ts';

/** An edition's items, laid out for search: made once, asked often. */
export interface SearchIndex {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly table: ItemTable;
  readonly gemRows: Uint32Array;
  /** Place in GEM_COLORS by row; NONE for what is no gem. */
  readonly gemColors: Uint8Array;
  /** By item level, the level at which such items are first worn. */
  readonly usualLevels: () => (itemLevel: number) => number;
  /** Place of each row in the order of names. */
  readonly nameRanks: () => Uint32Array;
  readonly names: Gradual<TextIndex>;
  readonly enchantNames: () => TextIndex;
  readonly runeNames: () => TextIndex;
  /** The suffixes of a random item; items with the same choice share the list. Made when first weighed. */
  readonly suffixes: (row: number) => SuffixList;
  /** Stats of the socket bonuses, by their place in the table. */
  readonly bonuses: StatColumns;
  /** By place in gemRows. */
  readonly gemStats: StatColumns;
  /** By place in gemRows: 1 when any number of it can be worn. */
  readonly repeatable: Uint8Array;
  /** Where items come from, in words; null where the texts are not there yet. */
  readonly origins: Origins | null;
}

export interface SuffixList extends StatColumns {
  /** Counted up from 0 as lists are made. */
  readonly place: number;
  readonly ids: Int32Array;
  /** The most points that one of them gives, all its stats together; infinite when a weapon's figures are among them. */
  readonly most: number;
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

const GEM_KIND = KIND_CODES.indexOf('gem');

export function buildSearchIndex(
  dataset: Dataset,
  edition: Edition,
  origins: Origins | null = null,
): SearchIndex {
  const table = dataset.items;
  const gemRows = Uint32Array.from(
    [...table.kinds.keys()].filter((row) => table.kinds[row] === GEM_KIND),
  );
  const gems = Array.from(gemRows, (row) => dataset.item(String(table.ids[row]!))!);
  const names = (list: () => readonly { readonly name: string }[]) =>
    lazy(() => buildTextIndex(list().length, (at) => list()[at]!.name));
  return {
    edition,
    dataset,
    table,
    gemRows,
    gemColors: colorsByRow(table, gems),
    usualLevels: lazy(() => usualLevels(table)),
    nameRanks: lazy(() => rankNames(table)),
    names: gradual(() => itemNames(dataset)),
    enchantNames: names(() => dataset.enchants),
    runeNames: names(() => dataset.runes),
    suffixes: suffixLists(dataset),
    bonuses: statColumns(table.socketBonusStats),
    gemStats: statColumns(gems.map((gem) => gem.stats)),
    repeatable: Uint8Array.from(gems, (gem) => (isRepeatable(gem) ? 1 : 0)),
    origins,
  };
}

function suffixLists(dataset: Dataset): SearchIndex['suffixes'] {
  const byRow: SuffixList[] = [];
  const byChoice = new Map<string, SuffixList>();
  const make = (row: number): SuffixList => {
    const choice = dataset.suffixesOf(dataset.items.ids[row]!);
    const key = JSON.stringify(choice.map(({ id, stats }) => [id, stats]));
    let list = byChoice.get(key);
    if (!list) {
      const ids = Int32Array.from(choice, ({ id }) => id);
      const columns = statColumns(choice.map(({ stats }) => stats));
      const sums = choice.map(({ stats }) =>
        Object.values(stats).reduce((sum, amount) => sum + Math.max(amount, 0), 0),
      );
      list = {
        place: byChoice.size,
        ids,
        ...columns,
        most: columns.statIds.every(isPointStat) ? Math.max(0, ...sums) : Infinity,
      };
      byChoice.set(key, list);
    }
    return list;
  };
  return (row) => (byRow[row] ??= make(row));
}

/** Unique gems, limited ones and those a quest gives cannot be counted on twice. */
function isRepeatable(gem: Item): boolean {
  return limitsOf(gem).length === 0 && gem.gem?.fromQuest !== true;
}

/** A random item is also found by the names of its suffixes, and what is named in another language by its English name. */
function itemNames(dataset: Dataset): Generator<void, TextIndex> {
  const { items } = dataset;
  const suffixNames = (row: number): readonly string[] =>
    items.flags[row]! & FLAG_RANDOM
      ? dataset.suffixesOf(items.ids[row]!).map((suffix) => suffix.name)
      : [];
  return textIndexInSteps(
    items.length,
    (row) => items.name(row),
    (row) =>
      [...(items.englishName ? [items.englishName(row)] : []), ...suffixNames(row)].join(' '),
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
