import { decodeNames } from '@gearwright/game/dataset/decode-names.ts';
import { namedDataset } from '@gearwright/game/dataset/named-dataset.ts';
import { namedTexts } from '@gearwright/game/dataset/named-texts.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { fetchPack } from '../fetch-pack.ts';
import type { Translation } from './translation.ts';

/** Fetches the names of a language; script and pack come only when one is chosen. */
export async function fetchTranslation(edition: EditionKey, file: string): Promise<Translation> {
  const names = await fetchPack(`/data/${edition}/${file}`, decodeNames);
  return {
    edition,
    dataset: (english) => namedDataset(english, names),
    texts: (english) => namedTexts(english, names),
  };
}
