import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetLiveSetQuery } from '@gearwright/api/generated/operations.ts';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { useEditionKey } from '../edition-context.ts';
import { NETWORK_ONLY } from '../policies.ts';
import { useServer, type Server } from '../session/server.ts';

export interface LiveCharacter {
  readonly region: 'eu' | 'us';
  readonly realm: string;
  readonly name: string;
}

export type LiveSet = GetLiveSetQuery['getLiveSet'];

function liveSetQuery(server: Server, edition: EditionKey, live: LiveCharacter | null) {
  return queryOptions({
    ...NETWORK_ONLY,
    queryKey: ['live-set', edition, live?.region, live?.realm, live?.name],
    queryFn: async ({ signal }): Promise<LiveSet> => {
      const { client, operations } = await server.calls(edition);
      const { region, realm, name } = live!;
      const variables = { region, realm, name: name.toLowerCase() };
      return (await client.call(operations.getLiveSet, variables, { signal })).getLiveSet;
    },
  });
}

/** A live character's gear, asked anew each time it is shown. Null asks nothing. */
export function useLiveSet(live: LiveCharacter | null): UseQueryResult<LiveSet> {
  const edition = useEditionKey();
  const server = useServer();
  return useQuery({ ...liveSetQuery(server, edition, live), enabled: live !== null });
}

/** The same, asked for once, when a form is submitted. */
export function useLiveLookup(): (live: LiveCharacter) => Promise<LiveSet> {
  const edition = useEditionKey();
  const server = useServer();
  const client = useQueryClient();
  return useCallback(
    (live) => client.fetchQuery(liveSetQuery(server, edition, live)),
    [client, edition, server],
  );
}
