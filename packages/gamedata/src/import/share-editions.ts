import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { SOURCES } from '../editions/all-sources.ts';
import { byEditions } from './by-editions.ts';

/** A fact with the editions it holds in; no list means all of them. */
export type Shared<Fact> = Fact & { readonly editions?: readonly EditionKey[] };

/**
 * Editions repeat each other: a fact that several state alike becomes one row that lists them.
 * `keyOf` keeps the versions of one thing together, in the order in which they first appear.
 */
export function shareEditions<Fact extends object>(
  byEdition: Readonly<Record<EditionKey, readonly Fact[]>>,
  keyOf: (fact: Fact) => string | number,
): readonly Shared<Fact>[] {
  const things = new Map<string | number, Map<string, { fact: Fact; editions: EditionKey[] }>>();
  for (const edition of EDITION_KEYS) {
    for (const fact of byEdition[edition]) {
      const versions = things.get(keyOf(fact)) ?? new Map();
      things.set(keyOf(fact), versions);
      const text = JSON.stringify(fact);
      const version = versions.get(text) ?? { fact, editions: [] };
      versions.set(text, version);
      if (!version.editions.includes(edition)) version.editions.push(edition);
    }
  }
  return [...things.values()].flatMap((versions) =>
    [...versions.values()].map(({ fact, editions }) =>
      editions.length === EDITION_KEYS.length ? fact : { ...fact, editions },
    ),
  );
}

/** Season of Discovery keeps the classic table where it has none of its own. */
export function withSeason<Fact>(
  read: (edition: EditionKey) => readonly Fact[],
  own: boolean,
): Readonly<Record<EditionKey, readonly Fact[]>> {
  return byEditions((edition) => read(own ? edition : (SOURCES[edition].tables as EditionKey)));
}
