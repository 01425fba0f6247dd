/** Made when first asked for, then kept. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Made when first asked for, or before that, bit by bit. */
export interface Gradual<Value> {
  (): Value;
  /** Does the next bit of the work; true when there is none left. */
  readonly step: () => boolean;
}

/** Each `yield` of the maker ends a bit. */
export function gradual<Value>(make: () => Generator<void, Value>): Gradual<Value> {
  const work = lazy(make);
  let made: { readonly value: Value } | null = null;
  const step = (): boolean => {
    if (!made) {
      const { done, value } = work().next();
      if (done) made = { value };
    }
    return made !== null;
  };
  const all = (): Value => {
    while (!made) step();
    return made.value;
  };
  return Object.assign(all, { step });
}
