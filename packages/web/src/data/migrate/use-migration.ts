import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MigrationProgress } from '@gearwright/roster/migrate.ts';
import type { LeftBehind } from '@gearwright/roster/migrate/refused.ts';
import { LOCAL_KEYS } from '../local/local-keys.ts';
import { useLocalFlag } from '../local/use-local-value.ts';
import { CACHE_FIRST } from '../policies.ts';
import { useOwnedRoster } from '../roster/roster-context.ts';
import { BROWSER, rosterKeys } from '../roster/roster-keys.ts';

export interface Migration {
  /** How many characters this browser keeps; null until known, and for a visitor, who has no account to move to. */
  readonly localCharacters: number | null;
  /** The player is to be asked: signed in, with characters here, and has not said no. */
  readonly isAsked: boolean;
  /** The player said no. */
  readonly isIgnored: boolean;
  /** Yes: moves everything to the account. After a failure half-way, doing it again duplicates and loses nothing. */
  move(): Promise<void>;
  /** No; `ask` takes it back. */
  ignore(): void;
  ask(): void;
  /** While it moves, and null otherwise. */
  readonly progress: MigrationProgress | null;
  readonly isMoving: boolean;
  /** What the last move had to leave here, with the account's reason. */
  readonly left: readonly LeftBehind[];
  readonly error: Error | null;
}

/** Characters that a signed-in player still has in this browser, and the way into the account. */
export function useMigration(): Migration {
  const client = useQueryClient();
  const owned = useOwnedRoster();
  const local = owned && owned.owner !== BROWSER ? owned.local : null;
  const here = owned && { edition: owned.edition, owner: BROWSER };
  const [isIgnored, setIgnored] = useLocalFlag(LOCAL_KEYS.migrateIgnore);
  const [progress, setProgress] = useState<MigrationProgress | null>(null);
  const { data: list } = useQuery({
    ...CACHE_FIRST,
    // A visitor's own list has that key, and its own way to be asked.
    queryKey: local ? rosterKeys.characters(here!) : ['roster', 'unknown'],
    queryFn: () => local!.listCharacters(),
    enabled: local !== null,
  });
  const {
    mutateAsync,
    isPending,
    error,
    data: migrated,
  } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { migrateRoster } = await import('@gearwright/roster/migrate.ts');
      return migrateRoster(local!.leaving, owned!.roster, { onProgress: setProgress });
    },
    onSettled: async () => {
      setProgress(null);
      await client.invalidateQueries({ queryKey: rosterKeys.all(here!) });
      await client.invalidateQueries({ queryKey: rosterKeys.all(owned!) });
    },
  });
  const localCharacters = local && list ? list.length : null;
  return {
    localCharacters,
    isAsked: (localCharacters ?? 0) > 0 && !isIgnored,
    isIgnored,
    move: async () => void (await mutateAsync()),
    ignore: () => setIgnored(true),
    ask: () => setIgnored(false),
    progress,
    isMoving: isPending,
    left: migrated?.left ?? [],
    error,
  };
}
