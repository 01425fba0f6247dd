import type { UseQueryResult } from '@tanstack/react-query';
import type { SetWithCharacter } from '@gearwright/roster/roster.ts';
import { rosterKeys } from './roster-keys.ts';
import { useCharacter } from './use-characters.ts';
import { useRosterQuery } from './use-roster-query.ts';

/** All sets of a character with everything in them, not asked for while there is no id; an error when it is gone. */
export function useSetsInFull(
  characterId: string | undefined,
): Pick<UseQueryResult<readonly SetWithCharacter[]>, 'data' | 'isError'> {
  const { data: character, isError: isGone } = useCharacter(characterId);
  const { data, isError } = useRosterQuery(
    (scope) => [...rosterKeys.setsInFull(scope), characterId ?? ''],
    character ? (roster) => Promise.all(character.sets.map(({ id }) => roster.getSet(id))) : null,
  );
  return { data, isError: isGone || isError };
}
