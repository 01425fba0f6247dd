import type { ReactNode } from 'react';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import { EditingProvider } from './editor/EditingProvider.tsx';
import { EditionContext } from './edition-context.ts';
import { RosterProvider } from './roster/RosterProvider.tsx';
import { AuthProvider } from './session/AuthProvider.tsx';
import { ServerContext, type Server } from './session/server.ts';

interface Props {
  readonly edition: EditionKey;
  /** The same one for as long as the page is open. */
  readonly server: Server;
  readonly children: ReactNode;
}

/** Who is there, which game, and what they own: around every screen. */
export function DataProvider({ edition, server, children }: Props) {
  return (
    <ServerContext value={server}>
      <AuthProvider sessions={server}>
        <EditionContext value={edition}>
          <RosterProvider remote={server.roster}>
            <EditingProvider>{children}</EditingProvider>
          </RosterProvider>
        </EditionContext>
      </AuthProvider>
    </ServerContext>
  );
}
