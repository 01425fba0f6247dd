/** Calls at once, then at most once in every span; of what comes between, the last is called at its end. */
export function throttled<Value>(
  milliseconds: number,
  call: (value: Value) => void,
): (value: Value) => void {
  let isWaiting = false;
  let next: { readonly value: Value } | null = null;
  const end = (): void => {
    isWaiting = false;
    if (!next) return;
    const { value } = next;
    next = null;
    run(value);
  };
  const run = (value: Value): void => {
    isWaiting = true;
    setTimeout(end, milliseconds);
    call(value);
  };
  return (value) => {
    if (isWaiting) next = { value };
    else run(value);
  };
}
