import type { OwnedRoster } from './roster-context.ts';

/** The owner of what this browser keeps. */
export const BROWSER = 'browser';

type Scope = Pick<OwnedRoster, 'edition' | 'owner'>;

/** Where the cache keeps what: nothing of one owner or edition is ever taken for another's. */
export const rosterKeys = {
  all: ({ edition, owner }: Scope) => ['roster', edition, owner] as const,
  characters: (scope: Scope) => [...rosterKeys.all(scope), 'characters'] as const,
  character: (scope: Scope, id: string) => [...rosterKeys.all(scope), 'character', id] as const,
  inventories: (scope: Scope) => [...rosterKeys.all(scope), 'inventory'] as const,
  inventory: (scope: Scope, characterId: string) =>
    [...rosterKeys.inventories(scope), characterId] as const,
  /** All sets of a character in full, by the character's id. */
  setsInFull: (scope: Scope) => [...rosterKeys.all(scope), 'sets-in-full'] as const,
  sets: (scope: Scope) => [...rosterKeys.all(scope), 'set'] as const,
  set: (scope: Scope, id: string) => [...rosterKeys.sets(scope), id] as const,
  link: (scope: Scope, setId: string) => [...rosterKeys.all(scope), 'link', setId] as const,
  history: (scope: Scope, setId: string) => [...rosterKeys.all(scope), 'history', setId] as const,
  bin: (scope: Scope) => [...rosterKeys.all(scope), 'bin'] as const,
  points: (scope: Scope) => [...rosterKeys.all(scope), 'points'] as const,
  publicSet: (edition: Scope['edition'], publicId: string) =>
    ['public-set', edition, publicId] as const,
};
