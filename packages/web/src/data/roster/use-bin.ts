import type { UseQueryResult } from '@tanstack/react-query';
import type { BinnedThing } from '@gearwright/roster/roster.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterMutation } from './use-roster-mutation.ts';
import { useRosterQuery } from './use-roster-query.ts';

/** What was deleted and can be had back, the last first. */
export function useBin(): UseQueryResult<readonly BinnedThing[]> {
  return useRosterQuery(rosterKeys.bin, (roster) => roster.listBin());
}

export function useRestoreFromBin() {
  return useRosterMutation({ change: (roster, id: string) => roster.restoreFromBin(id) });
}

export function useDeleteFromBin() {
  return useRosterMutation({
    change: (roster, id: string) => roster.deleteFromBin(id),
    touches: rosterKeys.bin,
  });
}
