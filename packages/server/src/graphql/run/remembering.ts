import type { Write } from './leaf-writers.ts';

/**
 * What is read again and again without having changed is the same object each time (roster/set-memory.ts):
 * its JSON is kept and sent again, for the selection of fields that was asked for last.
 */
const written = new WeakMap<object, { readonly write: unknown; readonly text: string }>();

export function remembering<Context>(write: Write<Context>): Write<Context> {
  return (value, context) => {
    if (typeof value !== 'object' || value === null) return write(value, context);
    const known = written.get(value);
    if (known?.write === write) return known.text;
    const text = write(value, context);
    written.set(value, { write, text });
    return text;
  };
}
