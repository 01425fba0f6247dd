import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** A row of facts with the editions it holds in; absent means all four. */
export type InEditions<T> = T & { readonly editions?: readonly EditionKey[] };

/**
 * Rows that read the same in several editions are kept once.
 * Ordered by `order`, then by the first edition they hold in.
 */
export function mergeEditions<T extends object>(
  rowsOf: Readonly<Partial<Record<EditionKey, readonly T[]>>>,
  order: (row: T) => number,
): readonly InEditions<T>[] {
  const merged = new Map<string, { row: T; editions: EditionKey[] }>();
  for (const edition of EDITION_KEYS) {
    for (const row of rowsOf[edition] ?? []) {
      const text = JSON.stringify(row);
      const known = merged.get(text);
      if (known === undefined) merged.set(text, { row, editions: [edition] });
      else if (!known.editions.includes(edition)) known.editions.push(edition);
    }
  }
  return [...merged.values()]
    .sort(
      (a, b) =>
        order(a.row) - order(b.row) ||
        EDITION_KEYS.indexOf(a.editions[0]!) - EDITION_KEYS.indexOf(b.editions[0]!),
    )
    .map(({ row, editions }) =>
      editions.length === EDITION_KEYS.length ? row : { ...row, editions },
    );
}

/** Every field may also be silent. */
type Maybe<T> = { readonly [Key in keyof T]: T[Key] | null | undefined };

/** The fields that say something: no null, false, empty list or empty record. */
export function said<T extends object>(row: Maybe<T>): T {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => {
      if (value === undefined || value === null || value === false) return false;
      if (Array.isArray(value)) return value.length > 0;
      return typeof value !== 'object' || Object.keys(value).length > 0;
    }),
  ) as T;
}
