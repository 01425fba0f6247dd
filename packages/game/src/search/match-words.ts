import type { SearchIndex } from './search-index.ts';
import { matchText, type TextMatch } from './text/match-text.ts';
import type { AskedFor } from './language/terms.ts';
import { rowsFrom } from './origins.ts';
import { plainText } from './text/words.ts';

/** Behind names that have every word, before names that are only spelt alike. */
const BY_ORIGIN = 0.95;
/** One letter is in nearly every source; two signs of Chinese are not, and are more as words. */
const LEAST_LETTERS = 3;

/** Rows whose name, or whose origin, a query's words may mean; null when it has none. */
export function matchWords(index: SearchIndex, { words }: AskedFor): TextMatch | null {
  const named = words === '' ? null : matchText(index.names(), words);
  if (!named || !index.origins || plainText(words).length < LEAST_LETTERS) return named;
  const byName = new Set(named.rows.filter((_, place) => named.costs[place]! < BY_ORIGIN));
  const byOrigin = [...rowsFrom(index.origins, 'from', words)].filter((row) => !byName.has(row));
  if (byOrigin.length === 0) return named;
  // Where all words are somebody's or some place's, a name that is merely spelt alike was not meant.
  const places = [...named.rows.keys()].filter((place) => named.costs[place]! < BY_ORIGIN);
  return {
    rows: [...places.map((place) => named.rows[place]!), ...byOrigin],
    costs: [...places.map((place) => named.costs[place]!), ...byOrigin.map(() => BY_ORIGIN)],
  };
}
