import type { DatasetTexts } from '../dataset/dataset.ts';
import type { Item } from '../item/item.ts';
import { openSources } from '../item/open-sources.ts';
import { sourceLine } from './source-words.ts';

/** Where an item is first to be had, in a line; null where nobody knows, or the texts are not there yet. */
export function firstSource({ baseId }: Item, texts: DatasetTexts | null): string | null {
  const [source] = openSources(texts?.item(baseId));
  return source ? sourceLine(source, () => null) : null;
}
