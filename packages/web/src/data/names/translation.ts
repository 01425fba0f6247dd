import type { Dataset, DatasetTexts } from '@gearwright/game/dataset/dataset.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** A game in the language its names are shown in. The same input gives the same view. */
export interface Translation {
  /** Null for any: nothing is changed. */
  readonly edition: EditionKey | null;
  dataset(english: Dataset): Dataset;
  texts(english: DatasetTexts): DatasetTexts;
}

export const IN_ENGLISH: Translation = {
  edition: null,
  dataset: (english) => english,
  texts: (english) => english,
};
