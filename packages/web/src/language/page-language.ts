import { CATALOGUES, OFFERED } from './catalogues.ts';
import { chosenLanguage } from './chosen-language.ts';
import type { LanguageKey } from './languages.ts';
import { LanguageStore } from './language-store.ts';

/** The name under which the browser keeps the visitor's choice. */
export const STORED_LANGUAGE = 'language';
const IN_ADDRESS = 'lang';

export const pageLanguage = new LanguageStore(async (language) => {
  const catalogue = CATALOGUES[language];
  if (!catalogue) throw new Error(`There is no catalogue for ${language}`);
  return catalogue();
});

export function currentLanguage(): LanguageKey {
  return pageLanguage.now().language;
}

/** Before anything is drawn: the words do not change under the reader's eyes. */
export async function startLanguage(): Promise<void> {
  pageLanguage.listen(tellDocument);
  const wishes = {
    address: new URLSearchParams(location.search).get(IN_ADDRESS),
    stored: readStored(),
    preferred: navigator.languages,
  };
  await pageLanguage.speak(chosenLanguage(wishes, OFFERED));
}

/** The visitor's own choice: kept here, and in the address where it names a language. */
export async function chooseLanguage(language: LanguageKey): Promise<void> {
  try {
    localStorage.setItem(STORED_LANGUAGE, language);
  } catch {
    // A browser that stores nothing asks again the next time.
  }
  const address = new URL(location.href);
  if (address.searchParams.has(IN_ADDRESS)) {
    address.searchParams.set(IN_ADDRESS, language);
    history.replaceState(history.state, '', address);
  }
  await pageLanguage.speak(language);
}

/** An address for others, in the language it is read in here when that was named in the address. */
export function addressInLanguage(address: string): string {
  if (!new URLSearchParams(location.search).has(IN_ADDRESS)) return address;
  const told = new URL(address);
  told.searchParams.set(IN_ADDRESS, currentLanguage());
  return told.href;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_LANGUAGE);
  } catch {
    return null;
  }
}

function tellDocument(): void {
  document.documentElement.lang = currentLanguage();
}
