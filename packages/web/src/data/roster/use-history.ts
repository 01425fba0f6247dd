import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SetHistory } from '@gearwright/roster/roster.ts';
import { useEditing } from '../editor/editors-context.ts';
import { NETWORK_ONLY } from '../policies.ts';
import { useOwnedRoster } from './roster-context.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterMutation } from './use-roster-mutation.ts';

/** What a set was, asked anew each time it is looked at; what waits to be saved is saved first, and is in it. */
export function useHistory(setId: string): UseQueryResult<SetHistory> {
  const owned = useOwnedRoster();
  const { editors } = useEditing();
  return useQuery({
    ...NETWORK_ONLY,
    queryKey: owned ? rosterKeys.history(owned, setId) : ['roster', 'unknown'],
    queryFn: async () => {
      await editors.flush();
      return owned!.roster.getHistory(setId);
    },
    enabled: owned !== null,
  });
}

/** What waits to be saved is saved first: a snapshot is of what is on the screen. */
export function useTakeSnapshot(setId: string) {
  const { editors } = useEditing();
  return useRosterMutation({
    change: async (roster, name: string) => {
      await editors.flush();
      return roster.takeSnapshot(setId, { name });
    },
    touches: (scope) => rosterKeys.history(scope, setId),
  });
}

export function useDeleteSnapshot(setId: string) {
  return useRosterMutation({
    change: (roster, id: string) => roster.deleteSnapshot(setId, id),
    touches: (scope) => rosterKeys.history(scope, setId),
  });
}
