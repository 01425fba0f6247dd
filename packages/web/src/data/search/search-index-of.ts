import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Origins } from '@gearwright/game/search/origins.ts';
import { buildSearchIndex, type SearchIndex } from '@gearwright/game/search/search-index.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';

const known = new WeakMap<Dataset, SearchIndex>();
const listeners = new Set<() => void>();

/** One index a dataset, whoever searches. */
export function searchIndexOf({ dataset, edition }: RosterGame): SearchIndex {
  const index = known.get(dataset) ?? buildSearchIndex(dataset, edition);
  known.set(dataset, index);
  return index;
}

/** From now on searches also know where items come from: the texts arrive after the items. */
export function tellOrigins(game: RosterGame, origins: Origins): void {
  known.set(game.dataset, { ...searchIndexOf(game), origins });
  for (const listener of listeners) listener();
}

export function onOriginsTold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
