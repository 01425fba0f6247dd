import type { AuthClient } from '@gearwright/api/client/auth-client.ts';
import { createContext, useContext } from 'react';
import type { EditionKey } from '@gearwright/game/edition/edition-keys.ts';
import type { Roster } from '@gearwright/roster/roster.ts';
import type { EditionCalls } from './signed-calls.ts';
import type { Sessions } from './user.ts';

/** What pages ask of the server. */
export interface Server extends Sessions {
  /** For the account screens; after signing in or out, `useAuth().refresh()` looks who is there. */
  readonly accounts: AuthClient;
  /** Whether this page can sign requests: without a secure context it works locally (acceptance D19). */
  canSign(): boolean;
  /** The calls that are no roster's: prices, live characters, page views and the like. */
  calls(edition: EditionKey): Promise<EditionCalls>;
  /** The same one for the same edition. */
  readonly roster: (edition: EditionKey) => Roster;
}

export const ServerContext = createContext<Server | null>(null);

export function useServer(): Server {
  const server = useContext(ServerContext);
  if (!server) throw new Error('No server was provided');
  return server;
}
