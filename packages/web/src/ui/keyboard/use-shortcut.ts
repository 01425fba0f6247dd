import { useEffect, useEffectEvent } from 'react';
import { claimKey } from './shortcuts.ts';

/** A key that works anywhere on the page, except while something is typed or a dialog is open. */
export function useShortcut(key: string, label: string, run: () => void): void {
  const onKey = useEffectEvent(run);
  useEffect(() => claimKey({ key, label, run: () => onKey() }), [key, label]);
}
