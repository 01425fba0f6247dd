import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { Roster } from '@gearwright/roster/roster.ts';
import { useOwnedRoster, type OwnedRoster } from './roster-context.ts';
import { rosterKeys } from './roster-keys.ts';

export interface RosterChange<Input, Answer> {
  readonly change: (roster: Roster, input: Input) => Promise<Answer>;
  /** Shows the outcome before it is one; put back when it is refused. */
  readonly optimistic?: (client: QueryClient, scope: OwnedRoster, input: Input) => void;
  /** What the change can change, by its key in the cache; everything the player owns unless told. */
  readonly touches?: (scope: OwnedRoster) => QueryKey;
  /** Changes of one queue are made one after another. */
  readonly queue?: string;
}

/** A change to what the player owns: shown at once, put back when refused, then read again. */
export function useRosterMutation<Input, Answer>({
  change,
  optimistic,
  touches = rosterKeys.all,
  queue,
}: RosterChange<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  const owned = useOwnedRoster();
  return useMutation({
    networkMode: 'always',
    ...(queue !== undefined && { scope: { id: queue } }),
    mutationFn: (input: Input) => {
      if (!owned) throw new Error('It is not known yet whose roster this is');
      return change(owned.roster, input);
    },
    onMutate: async (input) => {
      if (!owned || !optimistic) return undefined;
      const queryKey = touches(owned);
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      optimistic(client, owned, input);
      return before;
    },
    onError: (_error, _input, before) => {
      for (const [queryKey, data] of before ?? []) client.setQueryData(queryKey, data);
    },
    onSettled: async () => {
      if (owned) await client.invalidateQueries({ queryKey: touches(owned) });
    },
  });
}
