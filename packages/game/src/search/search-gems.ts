import type { ItemQuery } from './query.ts';
import { searchItems } from './search-items.ts';
import type { ItemPage } from './search-items.ts';
import type { SearchIndex } from './search-index.ts';

/** Gems, of the colours asked for or of any; a slot means nothing to them. */
export function searchGems(index: SearchIndex, query: ItemQuery): ItemPage {
  return searchItems(index, { ...query, type: 'gem', types: null, slotId: null });
}
