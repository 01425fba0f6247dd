import { KIND_CODES } from '@gearwright/game/dataset/item-codes.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { lazy } from '@gearwright/game/dataset/lazy.ts';
import type { ItemKind } from '@gearwright/game/item/item.ts';
import { matchText } from '@gearwright/game/search/text/match-text.ts';
import { buildTextIndex } from '@gearwright/game/search/text/text-index.ts';
import { plainText } from '@gearwright/game/search/text/words.ts';

const KINDS: readonly ItemKind[] = ['consumable', 'glyph', 'enchant'];
/** With more than a third of its letters wrong it is another name. */
const MOST_WRONG = 1 / 3;

export interface OtherThings {
  /** Rows of the item table for a name as typed; all of them for nothing typed. */
  find(text: string): readonly number[];
}

/** What is neither worn nor set into what is worn: flasks, glyphs, arcanums. */
export function otherThings({ items }: Dataset): OtherThings {
  const codes = KINDS.map((kind) => KIND_CODES.indexOf(kind));
  const all = lazy(() =>
    [...items.kinds.keys()].filter((row) => codes.includes(items.kinds[row]!)).sort(better),
  );
  const names = lazy(() => buildTextIndex(all().length, (place) => items.name(all()[place]!)));
  return {
    find: (text) => {
      const plain = plainText(text);
      const match = plain === '' ? null : matchText(names(), text);
      if (match === null) return all();
      const limit = Math.max(1.5, plain.replaceAll(' ', '').length * MOST_WRONG);
      return match.rows
        .map((place, rank) => ({ row: all()[place]!, cost: match.costs[rank]! }))
        .filter(({ cost }) => cost <= limit)
        .sort((a, b) => a.cost - b.cost || better(a.row, b.row))
        .map(({ row }) => row);
    },
  };

  function better(a: number, b: number): number {
    return (
      items.qualities[b]! - items.qualities[a]! ||
      items.itemLevels[b]! - items.itemLevels[a]! ||
      items.name(a).localeCompare(items.name(b))
    );
  }
}
