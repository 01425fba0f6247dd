import { useEffect } from 'react';

/** Page title plus app name. */
export function pageTitle(title: string): string {
  return `${title} · Gearwright`;
}

/** For a screen that knows more than its route: a character's name, a set's. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
