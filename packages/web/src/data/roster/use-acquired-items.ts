import type { StoredSet } from '@gearwright/game/stored/stored-set.ts';
import type { CharacterWithSets } from '@gearwright/roster/roster.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterQuery } from './use-roster-query.ts';

/** Ids of everything that any set of the character marks as acquired; undefined until known, and while not wanted. */
export function useAcquiredItems(
  character: Pick<CharacterWithSets, 'id' | 'sets'> | undefined,
  wanted: boolean,
): ReadonlySet<string> | undefined {
  const { data } = useRosterQuery(
    (scope) => [...rosterKeys.acquired(scope), character?.id ?? ''],
    character && wanted
      ? async (roster) => {
          const sets = await Promise.all(character.sets.map(({ id }) => roster.getSet(id)));
          return new Set(sets.flatMap(acquiredIn));
        }
      : null,
  );
  return data;
}

export function acquiredIn({
  itemIds,
  itemsAcquired,
}: Pick<StoredSet, 'itemIds' | 'itemsAcquired'>): readonly string[] {
  return itemIds.flatMap((id, slot) => (id !== null && itemsAcquired[slot] ? [id] : []));
}
