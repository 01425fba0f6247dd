import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { EDITIONS } from '@gearwright/game/edition/editions.ts';
import { EDITION_KEYS, type EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import {
  copyBetweenEditions,
  type CopiedCharacter,
} from '@gearwright/roster/copy-between-editions.ts';
import { newId } from '@gearwright/roster/new-id.ts';
import type { CharacterSummary } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { sameValue } from '../same-value.ts';
import { CACHE_FIRST } from '../policies.ts';
import { useOwnedRoster } from '../roster/roster-context.ts';
import { BROWSER, rosterKeys } from '../roster/roster-keys.ts';
import { useServer } from '../session/server.ts';
import { datasetQuery } from '../use-dataset.ts';

/** The account's characters in another edition; waits for a signed-in player. */
export function useCharactersOf(
  edition: EditionKey | null,
): UseQueryResult<readonly CharacterSummary[]> {
  const server = useServer();
  const owned = useOwnedRoster();
  const scope = { edition: edition ?? EDITION_KEYS[0], owner: owned?.owner ?? BROWSER };
  return useQuery({
    ...CACHE_FIRST,
    queryKey: rosterKeys.characters(scope),
    queryFn: () => server.roster(scope.edition).listCharacters(),
    enabled: edition !== null && scope.owner !== BROWSER,
  });
}

export interface EditionCopyRequest {
  readonly from: EditionKey;
  readonly characterIds: readonly string[];
}

/** Copies characters of another edition into this one; the answer names what was dropped (acceptance D16). */
export function useEditionCopy() {
  const client = useQueryClient();
  const server = useServer();
  const owned = useOwnedRoster();
  const asked = useRef<{ readonly request: EditionCopyRequest; readonly clientKey: string }>(null);
  const gameOf = async (edition: EditionKey): Promise<RosterGame> => ({
    edition: EDITIONS[edition],
    dataset: await client.ensureQueryData(datasetQuery(edition)),
  });
  return useMutation({
    networkMode: 'always',
    mutationFn: async (request: EditionCopyRequest): Promise<readonly CopiedCharacter[]> => {
      const { roster, edition } = owned!;
      // Asking again after a failure goes on with the same copying.
      if (!sameValue(asked.current?.request, request)) {
        asked.current = { request, clientKey: newId() };
      }
      const from = { roster: server.roster(request.from), game: await gameOf(request.from) };
      const to = { roster, game: await gameOf(edition) };
      const { clientKey } = asked.current!;
      const copied = await copyBetweenEditions(request.characterIds, from, to, { clientKey });
      asked.current = null;
      return copied;
    },
    onSettled: () => client.invalidateQueries({ queryKey: rosterKeys.all(owned!) }),
  });
}
