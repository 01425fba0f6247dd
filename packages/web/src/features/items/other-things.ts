import { KIND_CODES } from '@gearwright/game/dataset/item-codes.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import { lazy } from '@gearwright/game/dataset/lazy.ts';
import type { ItemKind } from '@gearwright/game/item/item.ts';
import { matchText } from '@gearwright/game/search/text/match-text.ts';
import { buildTextIndex } from '@gearwright/game/search/text/text-index.ts';

const KINDS: readonly ItemKind[] = ['consumable', 'glyph', 'enchant'];

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
      const match = text.trim() === '' ? null : matchText(names(), text);
      if (match === null) return all();
      return match.rows
        .map((place, rank) => ({ row: all()[place]!, cost: match.costs[rank]! }))
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
