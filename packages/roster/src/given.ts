/** The named fields that were sent; absent and undefined alike mean "not asked". */
export function given<Thing extends object, Key extends keyof Thing>(
  thing: Thing,
  keys: readonly Key[],
): Partial<Pick<Thing, Key>> {
  return Object.fromEntries(
    keys.flatMap((key) => (thing[key] === undefined ? [] : [[key, thing[key]]])),
  ) as Partial<Pick<Thing, Key>>;
}
