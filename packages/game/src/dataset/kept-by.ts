/** Makes one value for each key, or each pair of keys, and keeps it for as long as they are there. */
export function keptBy<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value;
export function keptBy<Key extends object, Second extends object, Value>(
  make: (key: Key, second: Second) => Value,
): (key: Key, second: Second) => Value;
export function keptBy(
  make: (key: object, second: object) => unknown,
): (key: object, second?: object) => unknown {
  const kept = new WeakMap<object, WeakMap<object, { readonly value: unknown }>>();
  return (key, second = ALONE) => {
    const bySecond = kept.get(key) ?? new WeakMap<object, { readonly value: unknown }>();
    kept.set(key, bySecond);
    const known = bySecond.get(second) ?? { value: make(key, second) };
    bySecond.set(second, known);
    return known.value;
  };
}

const ALONE = {};
