const collator = new Intl.Collator('en', { numeric: true });

interface Named {
  readonly name: string;
}

/** As a reader would look them up; equal names keep the order of their ids, everywhere the same. */
export function sortedByName<Thing extends Named>(
  things: readonly Thing[],
  idOf: (thing: Thing) => string,
): readonly Thing[] {
  return things.toSorted(
    (a, b) => collator.compare(a.name, b.name) || (idOf(a) < idOf(b) ? -1 : 1),
  );
}
