import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';

/** One value for each edition there is. */
export function byEditions<Value>(make: (edition: EditionKey) => Value): Record<EditionKey, Value> {
  const values = EDITION_KEYS.map((edition) => [edition, make(edition)] as const);
  return Object.fromEntries(values) as Record<EditionKey, Value>;
}
