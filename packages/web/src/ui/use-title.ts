import { useEffect } from 'react';

/** Page title plus app name (core §2). */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Gearwright`;
  }, [title]);
}
