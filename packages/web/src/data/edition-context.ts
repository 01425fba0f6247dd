import { createContext, useContext } from 'react';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** Chosen by the site and the season of the path; whoever chooses it provides it. */
export const EditionContext = createContext<EditionKey | null>(null);

export function useEditionKey(): EditionKey {
  const edition = useContext(EditionContext);
  if (edition === null) throw new Error('No edition was provided');
  return edition;
}

export function useEdition(): Edition {
  return EDITIONS[useEditionKey()];
}
