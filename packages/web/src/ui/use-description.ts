import { useLayoutEffect } from 'react';
import { shownText } from '../language/told.ts';
import { useLanguage } from '../language/use-language.ts';

const meta = (): HTMLMetaElement | null => document.querySelector('meta[name="description"]');
/** What the site says of itself, from the page it came in. */
const fallback = typeof document === 'undefined' ? '' : (meta()?.content ?? '');

/** The meta description; the site's own without one. */
export function useDescription(text: string | undefined): void {
  const language = useLanguage();
  useLayoutEffect(() => {
    const element = meta();
    if (element) element.content = shownText(text ?? fallback);
  }, [text, language]);
}
