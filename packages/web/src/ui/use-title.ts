import { useEffect } from 'react';
import { shownText } from '../language/told.ts';
import { useLanguage } from '../language/use-language.ts';

/** Page title plus app name. */
export function pageTitle(title: string): string {
  return `${title} · Gearwright`;
}

/** For a screen that knows more than its route: a character's name, a set's. */
export function useTitle(title: string): void {
  const language = useLanguage();
  useEffect(() => {
    document.title = pageTitle(shownText(title));
  }, [title, language]);
}
