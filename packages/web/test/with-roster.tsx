import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRoster } from '@gearwright/roster/memory-roster.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import type { RosterGame } from '@gearwright/roster/roster-game.ts';
import { fixtureGame } from '@gearwright/roster/test/contract/contract-game.ts';
import { EditingContext } from '../src/data/editor/editors-context.ts';
import { SetEditors } from '../src/data/editor/set-editors.ts';
import { Journal } from '../src/data/journal/journal.ts';
import { EditionContext } from '../src/data/edition-context.ts';
import { RosterContext } from '../src/data/roster/roster-context.ts';
import { AuthContext, type Auth } from '../src/data/session/auth-context.ts';
import { ServerContext, type Server } from '../src/data/session/server.ts';
import type { User } from '../src/data/session/user.ts';
import { iconManifestQuery } from '../src/data/icon-manifest.ts';
import { NO_SETTINGS } from '../src/data/site/site-settings.ts';
import { datasetQuery } from '../src/data/use-dataset.ts';

export interface Bench {
  readonly game: RosterGame;
  readonly roster: Roster;
  readonly client: QueryClient;
  /** Around what is rendered: a game, somebody who is there, and what they own. */
  readonly Around: (props: { readonly children: ReactNode }) => ReactNode;
}

interface Options {
  readonly game?: RosterGame;
  readonly roster?: Roster;
  /** Null is a visitor. */
  readonly user?: User | null;
  readonly auth?: Partial<Auth>;
  /** What the feature asks of it; whatever else is asked fails. */
  readonly server?: Partial<Server>;
}

/** What a feature is shown over in tests: the memory roster and a small game, nothing loaded over a network. */
export function withRoster({
  game = fixtureGame(),
  roster = new MemoryRoster(game),
  user = null,
  auth = {},
  server = {},
}: Options = {}): Bench {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const edition = game.edition.key;
  client.setQueryData(datasetQuery(edition).queryKey, game.dataset);
  // Pictures and the operator's settings are asked of a server: here there is none.
  client.setQueryData<unknown>(iconManifestQuery().queryKey, null);
  client.setQueryData(['site-settings'], NO_SETTINGS);
  const someone: Auth = {
    status: user ? 'authenticated' : 'anonymous',
    user,
    isAuthChecked: true,
    isAuthenticated: user !== null,
    isPatron: user?.isPatron ?? false,
    hasEnded: false,
    wasDeleted: false,
    refresh: async () => undefined,
    signOut: async () => undefined,
    ...auth,
  };
  const owned = { roster, owner: user?.id ?? 'browser', edition, local: null };
  const asked = { canSign: () => false, ...server } as Server;
  const editing = { editors: new SetEditors(), journal: new Journal() };
  const Around: Bench['Around'] = ({ children }) => (
    <QueryClientProvider client={client}>
      <ServerContext value={asked}>
        <AuthContext value={someone}>
          <EditionContext value={edition}>
            <RosterContext value={owned}>
              <EditingContext value={editing}>{children}</EditingContext>
            </RosterContext>
          </EditionContext>
        </AuthContext>
      </ServerContext>
    </QueryClientProvider>
  );
  return { game, roster, client, Around };
}
