import type { UseQueryResult } from '@tanstack/react-query';
import type { CharacterSummary, CharacterWithSets } from '@gearwright/roster/roster.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterQuery } from './use-roster-query.ts';

/** Sorted by name. */
export function useCharacters(): UseQueryResult<readonly CharacterSummary[]> {
  return useRosterQuery(rosterKeys.characters, (roster) => roster.listCharacters());
}

/** An error of code `characterNotFound` when there is none of this id. */
export function useCharacter(id: string | undefined): UseQueryResult<CharacterWithSets> {
  return useRosterQuery(
    (scope) => rosterKeys.character(scope, id ?? ''),
    id === undefined ? null : (roster) => roster.getCharacter(id),
  );
}
