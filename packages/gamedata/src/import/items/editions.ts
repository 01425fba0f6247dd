import type { EditionKey } from '@gearwright/game/stat/catalogue.ts';

export const EDITIONS: readonly EditionKey[] = ['classic', 'sod', 'tbc', 'wrath'];

/** A row of facts with the editions it holds in; absent means all four. */
export type InEditions<T> = T & { readonly in?: readonly EditionKey[] };

/**
 * Rows that read the same in several editions are kept once.
 * Ordered by `order`, then by the first edition they hold in.
 */
export function mergeEditions<T extends object>(
  rowsOf: Readonly<Partial<Record<EditionKey, readonly T[]>>>,
  order: (row: T) => number,
): readonly InEditions<T>[] {
  const merged = new Map<string, { row: T; in: EditionKey[] }>();
  for (const edition of EDITIONS) {
    for (const row of rowsOf[edition] ?? []) {
      const text = JSON.stringify(row);
      const known = merged.get(text);
      if (known === undefined) merged.set(text, { row, in: [edition] });
      else if (!known.in.includes(edition)) known.in.push(edition);
    }
  }
  return [...merged.values()]
    .sort(
      (a, b) =>
        order(a.row) - order(b.row) || EDITIONS.indexOf(a.in[0]!) - EDITIONS.indexOf(b.in[0]!),
    )
    .map(({ row, in: editions }) =>
      editions.length === EDITIONS.length ? row : { ...row, in: editions },
    );
}

/** The fields that say something: no undefined, false, empty list or empty record. */
export function withoutDefaults<T extends object>(row: T): T {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => {
      if (value === undefined || value === null || value === false) return false;
      if (Array.isArray(value)) return value.length > 0;
      return typeof value !== 'object' || Object.keys(value).length > 0;
    }),
  ) as T;
}
