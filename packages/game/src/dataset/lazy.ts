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
  let work: Generator<void, Value> | null = null;
  let made: { readonly value: Value } | null = null;
  const step = (): boolean => {
    if (made) return true;
    const going = (work ??= make());
    // What fails is begun anew, and fails again: it is never taken for made.
    work = null;
    const { done, value } = going.next();
    if (done) made = { value };
    else work = going;
    return made !== null;
  };
  const all = (): Value => {
    while (!made) step();
    return made.value;
  };
  return Object.assign(all, { step });
}
