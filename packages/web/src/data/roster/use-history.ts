import type { UseQueryResult } from '@tanstack/react-query';
import type { SetHistory } from '@gearwright/roster/roster.ts';
import { useEditing } from '../editor/editors-context.ts';
import { rosterKeys } from './roster-keys.ts';
import { useRosterMutation } from './use-roster-mutation.ts';
import { useRosterQuery } from './use-roster-query.ts';

/** What a set was; asked anew for every version of it, so that the last save is in it. */
export function useHistory(setId: string, version: number): UseQueryResult<SetHistory> {
  return useRosterQuery(
    (scope) => [...rosterKeys.history(scope, setId), version],
    (roster) => roster.getHistory(setId),
  );
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
