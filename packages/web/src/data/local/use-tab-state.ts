import { useCallback, useState } from 'react';

/**
 * What is being typed, kept by the tab until it is sent or given up: walking away and coming back, or loading the
 * page again, does not lose it.
 */
export function useTabState<Value>(
  key: string,
  start: () => Value,
): readonly [Value, (next: Value | ((before: Value) => Value)) => void, () => void] {
  const [value, setValue] = useState(() => readTab<Value>(key) ?? start());
  const write = useCallback(
    (next: Value | ((before: Value) => Value)) =>
      setValue((before) => {
        const after = next instanceof Function ? next(before) : next;
        writeTab(key, after);
        return after;
      }),
    [key],
  );
  const forget = useCallback(() => writeTab(key, null), [key]);
  return [value, write, forget];
}

function readTab<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function writeTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing begins anew.
  }
}
