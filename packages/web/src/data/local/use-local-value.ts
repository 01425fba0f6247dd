import { useCallback, useSyncExternalStore } from 'react';
import { localValues } from './local-values.ts';

/** A small choice the browser remembers; null when there is none, and writing null forgets it. */
export function useLocalValue(
  key: string,
): readonly [string | null, (value: string | null) => void] {
  const listen = useCallback((listener: () => void) => localValues.listen(key, listener), [key]);
  const value = useSyncExternalStore(listen, () => localValues.read(key));
  const write = useCallback((next: string | null) => localValues.write(key, next), [key]);
  return [value, write];
}

/** Kept as "true" or "false"; another value, or none, is false. */
export function useLocalFlag(key: string): readonly [boolean, (value: boolean) => void] {
  const [value, write] = useLocalValue(key);
  return [value === 'true', useCallback((flag) => write(String(flag)), [write])];
}
