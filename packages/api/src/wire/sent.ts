/** The named fields that were sent: in a change, absent and null alike mean "leave it". */
export function sent<Thing extends object, Key extends keyof Thing>(
  thing: Thing,
  keys: readonly Key[],
): { [Each in Key]?: NonNullable<Thing[Each]> } {
  return Object.fromEntries(
    keys.flatMap((key) =>
      thing[key] === undefined || thing[key] === null ? [] : [[key, thing[key]]],
    ),
  ) as { [Each in Key]?: NonNullable<Thing[Each]> };
}

/** The same where null is a value: an empty realm is sent as null. */
export function sentOrNull<Thing extends object, Key extends keyof Thing>(
  thing: Thing,
  keys: readonly Key[],
): Partial<Pick<Thing, Key>> {
  return Object.fromEntries(
    keys.flatMap((key) => (thing[key] === undefined ? [] : [[key, thing[key]]])),
  ) as Partial<Pick<Thing, Key>>;
}
