import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import { gradual, lazy } from '@gearwright/game/dataset/lazy.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { EDITION_KEYS } from '@gearwright/game/edition/edition-keys.ts';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { gatherOrigins } from '@gearwright/game/search/origins.ts';
import { buildSearchIndex, type SearchIndex } from '@gearwright/game/search/search-index.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { loadDataset, loadTexts } from '@gearwright/gamedata/load.ts';

/** One edition's data, ready to be asked. Nothing in it ever changes. */
export interface Catalog {
  readonly edition: Edition;
  readonly dataset: Dataset;
  readonly texts: DatasetTexts;
  readonly index: SearchIndex;
}

export type Catalogs = (edition: EditionKey) => Catalog;

/** Each edition is read when it is first asked for, and kept. */
export function openCatalogs(): Catalogs {
  const catalogs = Object.fromEntries(
    EDITION_KEYS.map((key) => [key, lazy(() => openCatalog(key))]),
  ) as Record<EditionKey, () => Catalog>;
  return (edition) => catalogs[edition]();
}

function openCatalog(key: EditionKey): Catalog {
  const edition = EDITIONS[key];
  const dataset = loadDataset(key);
  const index = lazy(() =>
    buildSearchIndex(
      dataset,
      edition,
      gradual(() => gatherOrigins(dataset.items, loadTexts(key)))(),
    ),
  );
  return {
    edition,
    dataset,
    get texts() {
      return loadTexts(key);
    },
    get index() {
      return index();
    },
  };
}
