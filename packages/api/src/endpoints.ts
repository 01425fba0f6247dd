import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** The main address is the newest edition's (acceptance P2). */
const MAIN: EditionKey = EDITION_KEYS.at(-1)!;

/** Where each edition's calls go, on every site. */
export const ENDPOINTS = Object.fromEntries(
  EDITION_KEYS.map((key) => [key, key === MAIN ? '/graphql' : `/${key}/graphql`]),
) as Readonly<Record<EditionKey, string>>;
