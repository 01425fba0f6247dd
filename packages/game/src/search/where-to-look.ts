import { NONE } from '../dataset/item-codes.ts';
import { searchSlot } from '../slot/slots.ts';
import type { ItemQuery } from './query.ts';
import { GEM_COLORS } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';

/** Gems by type or colour, otherwise what can be worn, in the slot if one is named. */
export function rowsAskedFor(index: SearchIndex, query: ItemQuery): Uint32Array {
  if (asksForGems(query)) return index.gemRows.filter(isAskedFor(index, query));
  const slot = query.slotId ?? null;
  return slot === null ? index.wearable : index.bySlot[searchSlot(slot)]!;
}

export function isAskedFor(index: SearchIndex, query: ItemQuery): (row: number) => boolean {
  const { gemColors, table } = index;
  if (asksForGems(query)) {
    const wanted = GEM_COLORS.map((color) => query.gemColors?.includes(color) ?? true);
    return (row) => wanted[gemColors[row]!] ?? false;
  }
  const slot = query.slotId ?? null;
  if (slot === null) return (row) => table.slots[row] !== NONE;
  return (row) => table.slots[row] === searchSlot(slot);
}

function asksForGems(query: ItemQuery): boolean {
  return query.type === 'gem' || (query.types?.includes('gem') ?? false) || !!query.gemColors;
}
