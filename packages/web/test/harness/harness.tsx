import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { pinning, renaming } from '@gearwright/game/set/edits.ts';
import type { CharacterInput } from '@gearwright/roster/roster.ts';
import { DataProvider } from '../../src/data/DataProvider.tsx';
import { useSetEditor } from '../../src/data/editor/use-set-editor.ts';
import { Journal } from '../../src/data/journal/journal.ts';
import { useStorage } from '../../src/data/local/use-storage.ts';
import { useMigration } from '../../src/data/migrate/use-migration.ts';
import { useOwnedRoster } from '../../src/data/roster/roster-context.ts';
import { useAuth } from '../../src/data/session/auth-context.ts';
import { SiteServer } from '../../src/data/session/site-server.ts';
import { useGameWorker } from '../../src/data/worker/use-game-worker.ts';
import './harness-window.ts';

const WARRIOR: CharacterInput = {
  name: 'Ragnar',
  realm: null,
  gender: 0,
  race: 'orc',
  level: 70,
  gameClass: 'warrior',
  variations: { skinColor: 0, face: 0, hair: 0, hairColor: 0, facialHair: 0 },
  connectedSets: [],
};

const POINT = {
  type: 'custom',
  name: 'Strength',
  stats: [{ name: 'strength', value: 1 }],
} as const;

const server = new SiteServer(location.origin);
const client = new QueryClient();
/** Reads what this page's own tab, and any other, has written. */
const onlooker = new Journal(undefined, 'onlooker');
const setId = new URLSearchParams(location.search).get('set') ?? undefined;

const NOT_YET = { listen: () => () => undefined, saveState: () => null };

function Desk() {
  const owned = useOwnedRoster();
  const { refresh, signOut } = useAuth();
  const editing = useSetEditor(setId);
  const { move } = useMigration();
  const askWorker = useGameWorker();
  const { storage, retry, exportAll } = useStorage();
  const open = editing.status === 'ready' ? editing : null;
  const name = open?.set.name;
  const { listen, saveState } = open?.saving ?? NOT_YET;
  const state = useSyncExternalStore(listen, saveState)?.kind;
  useEffect(() => {
    if (state === 'saved' && name !== undefined) window.saved?.(name);
  }, [name, state]);
  useEffect(() => {
    if (!owned) return;
    const { roster, local, owner } = owned;
    window.harness = {
      ...{
        owner,
        roster,
        local: local!,
        signOut,
        migrate: move,
        storage,
        retry,
        exportAll,
        askWorker,
      },
      signIn: async (username, password) => {
        await server.accounts.signIn(username, password);
        await refresh();
      },
      create: async (clientKey) => {
        const { id: characterId } = await roster.createCharacter(WARRIOR, { clientKey });
        const points = [{ ...POINT, pointId: `${clientKey}-point` }];
        const input = { characterId, name: 'Raid', spec: 'fury', phase: 1, points };
        return (await roster.createSet(input, { clientKey })).id;
      },
      set: open && { name: open.set.name, state: state! },
      pin: (pinned) => open!.edit(pinning(pinned)),
      writtenAhead: async () => {
        const entries = await onlooker.entriesOf(owner, 'tbc');
        return entries.flatMap(({ delta }) => delta.name?.is ?? []);
      },
      rename: (next, debounce) => open!.edit(renaming(next), { debounce }),
    };
  });
  return <output>{state ?? editing.status}</output>;
}

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <DataProvider edition="tbc" server={server}>
      <Desk />
    </DataProvider>
  </QueryClientProvider>,
);
