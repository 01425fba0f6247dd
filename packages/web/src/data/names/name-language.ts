import { isNameLanguage, type NameLanguage } from '@gearwright/game/words/name-languages.ts';

/** How the player wants names: in English whatever the page speaks, in one language, or (null) as the page speaks. */
export type NamesChoice = NameLanguage | 'en' | null;

export function readNamesChoice(stored: string | null): NamesChoice {
  return stored === 'en' || isNameLanguage(stored) ? stored : null;
}

/** The language to fetch names in; null where the English ones stand. */
export function nameLanguage(choice: NamesChoice, page: string): NameLanguage | null {
  const wanted = choice ?? page;
  return isNameLanguage(wanted) ? wanted : null;
}
