import { useLayoutEffect } from 'react';

const meta = (): HTMLMetaElement | null => document.querySelector('meta[name="description"]');
/** What the site says of itself, from the page it came in. */
const fallback = typeof document === 'undefined' ? '' : (meta()?.content ?? '');

/** The meta description; the site's own without one. */
export function useDescription(text: string | undefined): void {
  useLayoutEffect(() => {
    const element = meta();
    if (element) element.content = text ?? fallback;
  }, [text]);
}
