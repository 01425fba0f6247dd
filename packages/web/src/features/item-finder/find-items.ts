import { KIND_CODES } from '@gearwright/game/dataset/item-codes.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { matchText } from '@gearwright/game/search/text/match-text.ts';
import { buildTextIndex } from '@gearwright/game/search/text/text-index.ts';

const LEGENDARY = 5;
const EQUIPMENT = KIND_CODES.indexOf('equipment');
const REAGENT = KIND_CODES.indexOf('reagent');

/** Rows of the item table for a name as typed; for nothing typed, the edition's legends. */
export type FindItems = (text: string) => readonly number[];

export function itemFinder({ items }: Dataset): FindItems {
  const searched = [...items.kinds.keys()].filter((row) => items.kinds[row] !== REAGENT);
  const index = buildTextIndex(searched.length, (place) => items.name(searched[place]!));
  const better = (a: number, b: number): number =>
    Number(items.kinds[b] === EQUIPMENT) - Number(items.kinds[a] === EQUIPMENT) ||
    items.qualities[b]! - items.qualities[a]! ||
    items.itemLevels[b]! - items.itemLevels[a]! ||
    items.name(a).localeCompare(items.name(b));
  const legends = searched
    .filter((row) => items.qualities[row] === LEGENDARY && items.kinds[row] === EQUIPMENT)
    .sort(better);
  return (text) => {
    const match = matchText(index, text);
    if (match === null) return legends;
    return match.rows
      .map((place, rank) => ({ row: searched[place]!, cost: match.costs[rank]! }))
      .sort((a, b) => a.cost - b.cost || better(a.row, b.row))
      .map(({ row }) => row);
  };
}
