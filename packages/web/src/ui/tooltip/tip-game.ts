import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';

/** Where a tooltip looks things up. */
export interface TipGame {
  readonly dataset: Dataset;
  /** Null until they are there. */
  readonly texts: DatasetTexts | null;
}
