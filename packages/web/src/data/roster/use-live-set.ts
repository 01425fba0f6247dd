import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { GetLiveSetQuery } from '@gearwright/api/generated/operations.ts';
import { useEditionKey } from '../edition-context.ts';
import { NETWORK_ONLY } from '../policies.ts';
import { useServer } from '../session/server.ts';

export interface LiveCharacter {
  readonly region: 'eu' | 'us';
  readonly realm: string;
  readonly name: string;
}

export type LiveSet = GetLiveSetQuery['getLiveSet'];

/** A live character's gear, asked anew each time it is shown (core §7). Null asks nothing. */
export function useLiveSet(live: LiveCharacter | null): UseQueryResult<LiveSet> {
  const edition = useEditionKey();
  const server = useServer();
  return useQuery({
    ...NETWORK_ONLY,
    queryKey: ['live-set', edition, live?.region, live?.realm, live?.name],
    enabled: live !== null,
    queryFn: async ({ signal }) => {
      const { client, operations } = await server.calls(edition);
      const { region, realm, name } = live!;
      const variables = { region, realm, name: name.toLowerCase() };
      return (await client.call(operations.getLiveSet, variables, { signal })).getLiveSet;
    },
  });
}
