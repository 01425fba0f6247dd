import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Roster } from '@gearwright/roster/roster.ts';
import { CACHE_FIRST } from '../policies.ts';
import { useOwnedRoster, type OwnedRoster } from './roster-context.ts';

/** Asks the roster through the cache; pending until it is known whose roster it is, and while `asked` is null. */
export function useRosterQuery<Answer>(
  keyOf: (scope: OwnedRoster) => readonly unknown[],
  asked: ((roster: Roster) => Promise<Answer>) | null,
): UseQueryResult<Answer> {
  const owned = useOwnedRoster();
  return useQuery({
    ...CACHE_FIRST,
    queryKey: owned ? keyOf(owned) : ['roster', 'unknown'],
    queryFn: () => asked!(owned!.roster),
    enabled: owned !== null && asked !== null,
  });
}
