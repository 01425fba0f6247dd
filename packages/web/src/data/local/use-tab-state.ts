import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';

/**
 * What is being typed, kept by the tab until it is sent or given up: walking away and coming back, or loading the
 * page again, does not lose it. What the tab kept is taken only if it still has the form asked for. The key is that of
 * one form: whoever shows another gives the component another `key` too.
 */
export function useTabState<Value>(
  key: string,
  form: z.ZodType<Value>,
  start: () => Value,
): readonly [Value, (next: Value | ((before: Value) => Value)) => void, () => void] {
  const [value, setValue] = useState(() => readTab(key, form) ?? start());
  const latest = useRef(value);
  const isForgotten = useRef(false);
  const write = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      latest.current = next instanceof Function ? next(latest.current) : next;
      setValue(latest.current);
      // What is said after it was sent or given up is of no use to the next form.
      if (!isForgotten.current) writeTab(key, latest.current);
    },
    [key],
  );
  const forget = useCallback(() => {
    isForgotten.current = true;
    writeTab(key, null);
  }, [key]);
  return [value, write, forget];
}

function readTab<Value>(key: string, form: z.ZodType<Value>): Value | null {
  try {
    return form.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
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
