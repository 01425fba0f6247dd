/** Nothing chosen asks nothing: null. */
export function toggled<Value>(
  chosen: readonly Value[] | null,
  value: Value,
): readonly Value[] | null {
  const without = chosen?.filter((each) => each !== value) ?? [];
  const next = without.length === (chosen?.length ?? 0) ? [...without, value] : without;
  return next.length > 0 ? next : null;
}
