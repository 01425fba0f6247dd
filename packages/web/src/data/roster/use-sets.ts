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

/** Two sets side by side; the same answers as `useSet` gives. */
export function useComparison(
  id: string | undefined,
  otherId: string | undefined,
): readonly [UseQueryResult<SetWithCharacter>, UseQueryResult<SetWithCharacter>] {
  return [useSet(id), useSet(otherId)];
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

export function usePublicComparison(
  publicId: string | undefined,
  otherPublicId: string | undefined,
): readonly [UseQueryResult<PublicSet>, UseQueryResult<PublicSet>] {
  return [usePublicSet(publicId), usePublicSet(otherPublicId)];
}

/** The player's custom points with where they are used, by name. */
export function usePoints(): UseQueryResult<readonly OwnedPoint[]> {
  return useRosterQuery(rosterKeys.points, (roster) => roster.listPoints());
}
