import type { Edition } from '../../edition/edition.ts';
import { readSearch } from './read-search.ts';
import type { AskedFor } from './terms.ts';

/** What a query's search text asks for; nothing where there is none. A search reads it once and hands it down. */
export function askedIn(
  { search }: { readonly search?: string | null },
  { edition }: { readonly edition: Edition },
): AskedFor {
  return readSearch(search ?? '', edition);
}
