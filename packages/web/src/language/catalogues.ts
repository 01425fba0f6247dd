import type { Catalogue } from './catalogue.ts';
import { ENGLISH, LANGUAGE_KEYS, type LanguageKey } from './languages.ts';

type Load = () => Promise<Catalogue>;

/** The languages whose catalogue is whole, each fetched only when it is chosen. */
export const CATALOGUES: Readonly<Partial<Record<LanguageKey, Load>>> = {
  de: async () => (await import('./catalogues/de.ts')).de,
  fr: async () => (await import('./catalogues/fr.ts')).fr,
  es: async () => (await import('./catalogues/es.ts')).es,
  pt: async () => (await import('./catalogues/pt.ts')).pt,
  ru: async () => (await import('./catalogues/ru.ts')).ru,
};

/** What the switch offers: nothing that is half translated. */
export const OFFERED: readonly LanguageKey[] = LANGUAGE_KEYS.filter(
  (key) => key === ENGLISH || CATALOGUES[key] !== undefined,
);
