import { useSyncExternalStore } from 'react';
import type { LanguageKey } from './languages.ts';
import type { LanguageState } from './language-store.ts';
import { pageLanguage } from './page-language.ts';

/** The language of the page; whoever asks is drawn again when it changes. */
export function useLanguage(): LanguageKey {
  return useLanguageState().language;
}

export function useLanguageState(): LanguageState {
  return useSyncExternalStore(pageLanguage.listen, pageLanguage.now);
}
