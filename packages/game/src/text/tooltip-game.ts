import type { Dataset, DatasetTexts } from '../dataset/dataset.ts';
import type { Edition } from '../edition/edition.ts';

/** Where a tooltip looks things up. */
export interface TooltipGame {
  readonly edition: Edition;
  readonly dataset: Dataset;
  /** Null until they are there: the sentences that only they hold are left out. */
  readonly texts: DatasetTexts | null;
}
