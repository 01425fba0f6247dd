import { KIND_CODES } from '@gearwright/game/dataset/item-codes.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { lazy } from '@gearwright/game/dataset/lazy.ts';
import { matchText } from '@gearwright/game/search/text/match-text.ts';
import { buildTextIndex } from '@gearwright/game/search/text/text-index.ts';
import { plainText } from '@gearwright/game/search/text/words.ts';

const LEGENDARY = 5;
const EQUIPMENT = KIND_CODES.indexOf('equipment');
const REAGENT = KIND_CODES.indexOf('reagent');
/** With more than a third of its letters wrong it is another name. */
const MOST_WRONG = 1 / 3;

export interface ItemFinder {
  /** Rows of the item table for a name as typed; for nothing typed, the edition's legends. */
  find(text: string): readonly number[];
  /** Makes ready for the first search ahead of it. */
  prepare(): void;
}

export function itemFinder({ items }: Dataset): ItemFinder {
  const searched = [...items.kinds.keys()].filter((row) => items.kinds[row] !== REAGENT);
  const index = lazy(() =>
    buildTextIndex(searched.length, (place) => items.name(searched[place]!)),
  );
  const better = (a: number, b: number): number =>
    Number(items.kinds[b] === EQUIPMENT) - Number(items.kinds[a] === EQUIPMENT) ||
    items.qualities[b]! - items.qualities[a]! ||
    items.itemLevels[b]! - items.itemLevels[a]! ||
    items.name(a).localeCompare(items.name(b));
  const legends = lazy(() =>
    searched
      .filter((row) => items.qualities[row] === LEGENDARY && items.kinds[row] === EQUIPMENT)
      .sort(better),
  );
  return {
    prepare: () => void index(),
    find: (text) => {
      const plain = plainText(text);
      const match = plain === '' ? null : matchText(index(), text);
      if (match === null) return legends();
      const limit = Math.max(1.5, plain.replaceAll(' ', '').length * MOST_WRONG);
      return match.rows
        .map((place, rank) => ({ row: searched[place]!, cost: match.costs[rank]! }))
        .filter(({ cost }) => cost <= limit)
        .sort((a, b) => a.cost - b.cost || better(a.row, b.row))
        .map(({ row }) => row);
    },
  };
}
