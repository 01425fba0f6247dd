import { buildSearchIndex, type SearchIndex } from '@gearwright/game/search/search-index.ts';
import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';

const known = new WeakMap<Dataset, SearchIndex>();

/** One index a dataset, whoever searches. */
export function searchIndexOf({ dataset, edition }: RosterGame): SearchIndex {
  const index = known.get(dataset) ?? buildSearchIndex(dataset, edition);
  known.set(dataset, index);
  return index;
}
