import { useEffect, useState } from 'react';
import type { Ad, AdProvider } from './ad-provider.ts';
import type { AdSize } from './ad-sizes.ts';

/** Milliseconds between two, and how often at most. */
export const REFRESH = 30_000;
export const MOST_REFRESHES = 10;

/** What a place shows now; null while it is empty. Failures are only logged. */
export function useAd(provider: AdProvider, slotKey: string, size: AdSize): Ad | null {
  const [shown, setShown] = useState<{ readonly key: string; readonly ad: Ad } | null>(null);
  useEffect(() => {
    let turn = 0;
    let gone = false;
    const show = () =>
      provider.next(slotKey, size, turn).then(
        (ad) => gone || setShown({ key: slotKey, ad }),
        (error: unknown) => console.warn('No advertisement', error),
      );
    void show();
    const timer = setInterval(() => {
      turn += 1;
      if (turn >= MOST_REFRESHES) clearInterval(timer);
      void show();
    }, REFRESH);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [provider, slotKey, size]);
  return shown?.key === slotKey ? shown.ad : null;
}
