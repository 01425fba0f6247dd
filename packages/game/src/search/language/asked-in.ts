import type { Edition } from '../../edition/edition.ts';
import { readSearch } from './read-search.ts';
import type { AskedFor } from './terms.ts';

/** The last text read, for a search asks what it means several times. */
let last: { readonly search: string; readonly edition: Edition; readonly asked: AskedFor } | null =
  null;

/** What a search text asks for; nothing where there is none. */
export function askedIn(search: string | null | undefined, edition: Edition): AskedFor {
  const text = search ?? '';
  if (last?.search !== text || last.edition !== edition) {
    last = { search: text, edition, asked: readSearch(text, edition) };
  }
  return last.asked;
}
