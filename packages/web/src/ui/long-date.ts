import { LANGUAGES } from '../language/languages.ts';
import { currentLanguage } from '../language/page-language.ts';

/** "31 October 2024" of an ISO date, as the language of the page writes it. */
export function longDate(iso: string): string {
  const { locale } = LANGUAGES[currentLanguage()];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}
