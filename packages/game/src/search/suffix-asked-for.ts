import { FLAG_RANDOM } from '../dataset/dataset.ts';
import type { SearchIndex } from './search-index.ts';
import { wordsIn } from './text/words.ts';

/** Words every suffix has say nothing. */
const SMALL_WORDS = new Set(['of', 'the']);

/** Id of the suffix whose words stand in the search text, if the row is a random item and one does. */
export function suffixAskedFor(
  index: SearchIndex,
  search: string | null | undefined,
  row: number,
): number | null {
  if (!search || !(index.table.flags[row]! & FLAG_RANDOM)) return null;
  const asked = wordsIn(search);
  const named = index.dataset.suffixesOf(index.table.ids[row]!).find((suffix) => {
    const words = wordsIn(suffix.name).filter((word) => !SMALL_WORDS.has(word));
    return words.length > 0 && words.every((word) => asked.includes(word));
  });
  return named?.id ?? null;
}
