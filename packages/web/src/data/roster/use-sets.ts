import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { OwnedPoint, PublicSet, SetWithCharacter } from '@gearwright/roster/roster.ts';
import { useEditionKey } from '../edition-context.ts';
import { CACHE_FIRST } from '../policies.ts';
import { useOwnedRoster } from './roster-context.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterQuery } from './use-roster-query.ts';

/** An error of code `setNotFound` when there is none of this id. */
export function useSet(id: string | undefined): UseQueryResult<SetWithCharacter> {
  return useRosterQuery(
    (scope) => rosterKeys.set(scope, id ?? ''),
    id === undefined ? null : (roster) => roster.getSet(id),
  );
}

/** An error of code `publicSetNotFound` when the link leads nowhere. */
export function usePublicSet(publicId: string | undefined): UseQueryResult<PublicSet> {
  const edition = useEditionKey();
  const owned = useOwnedRoster();
  return useQuery({
    ...CACHE_FIRST,
    queryKey: rosterKeys.publicSet(edition, publicId ?? ''),
    queryFn: () => owned!.roster.getPublicSet(publicId!),
    enabled: owned !== null && publicId !== undefined,
  });
}

/** The player's custom points with where they are used, by name. */
export function usePoints(): UseQueryResult<readonly OwnedPoint[]> {
  return useRosterQuery(rosterKeys.points, (roster) => roster.listPoints());
}
